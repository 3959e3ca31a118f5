/**
 * Lists are read as UTF-8, of which plain ASCII is a part. What begins as UTF-16 does, as Windows writes texts at
 * times, is written anew.
 * @param {Blob} blob
 * @returns {Promise<Blob>} the same where it is no UTF-16, or cannot be read: whoever reads it will say so
 */
export async function inUtf8(blob) {
  try {
    const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
    const isLittle = first === 0xff && second === 0xfe;
    if (!isLittle && !(first === 0xfe && second === 0xff)) return blob;
    const texts = blob.stream().pipeThrough(new TextDecoderStream(isLittle ? 'utf-16le' : 'utf-16be'));
    return await new Response(texts.pipeThrough(new TextEncoderStream())).blob();
  } catch {
    return blob;
  }
}
