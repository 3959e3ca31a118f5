/**
 * What the clipboard holds: its text; else the first file, such as a picture or a text that was copied in a folder;
 * else markup. '': nothing of these.
 * @param {DataTransfer | null} data
 * @returns {string | File}
 */
export function pastedOf(data) {
  const [file] = data?.files ?? [];
  return data?.getData('text') || file || (data?.getData('text/html') ?? '');
}
