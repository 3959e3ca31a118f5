/** Files under node, which does not fetch them. */

/** The name is no literal, because bundlers would look for it. @param {URL} address @returns {Promise<BufferSource>} */
export async function readBinary(address) {
  const files = 'node:fs/promises';
  return (await import(/* @vite-ignore */ /* webpackIgnore: true */ files)).readFile(address);
}
