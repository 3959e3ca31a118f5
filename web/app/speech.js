/**
 * What is read out to people who do not see the board: the sentence at every stop and single step,
 * and while playing no more often than every three seconds.
 *
 * @param {{ now: () => number }} clock
 * @param {(text: string) => void} say
 */
export function createSpeech(clock, say) {
  const PAUSE = 3000;
  let last = -PAUSE;
  let said = '';
  return {
    /** @param {string} text @param {boolean} playing */
    update(text, playing) {
      if (text === said || (playing && clock.now() - last < PAUSE)) return;
      said = text;
      last = clock.now();
      say(text);
    },
  };
}
