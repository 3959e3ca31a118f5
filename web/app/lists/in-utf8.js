import { encodingOf } from '../formats/encoding.js';

/**
 * Lists are read as UTF-8: what is UTF-16 is written anew.
 * @param {Blob} blob
 * @returns {Promise<Blob>} the same where it is no UTF-16, or cannot be read: whoever reads it will say so
 */
export async function inUtf8(blob) {
  try {
    const encoding = encodingOf(new Uint8Array(await blob.slice(0, 2).arrayBuffer()));
    if (encoding === 'utf-8') return blob;
    const texts = blob.stream().pipeThrough(new TextDecoderStream(encoding));
    return await new Response(texts.pipeThrough(new TextEncoderStream())).blob();
  } catch {
    return blob;
  }
}
