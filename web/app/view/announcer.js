/**
 * What is read out to people who do not see the board: a message once, when it appears; the
 * sentence at every stop and single step, and while playing no more often than every three seconds.
 *
 * @param {{ now: () => number }} clock
 * @param {(text: string) => void} say
 */
export function createAnnouncer(clock, say) {
  const PAUSE = 3000;
  let last = -PAUSE;
  let said = '';
  let told = '';
  return {
    /** @param {{ message: string, text: string }} speech @param {boolean} playing */
    update({ message, text }, playing) {
      const news = message !== told && message !== '';
      told = message;
      const next = news ? message : text;
      if (!news && (text === said || (playing && clock.now() - last < PAUSE))) return;
      said = text;
      last = clock.now();
      say(next);
    },
  };
}
