/** Milliseconds until it goes on without a picture: nothing is painted where nobody looks. */
const LONGEST = 250;

/** Settled when what was asked for to be painted is on the screen. @returns {Promise<void>} */
export const afterPaint = () =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, LONGEST);
  });
