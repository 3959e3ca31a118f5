/** Files as lists have them: in UTF-8, a puzzle in each line. */
import { encodingOf, TELLING_BYTES } from '../formats/encoding.js';
import { gridLayout } from '../solver/grid-lines.js';
import { GridReader, HEAD } from '../solver/grid-reader.js';

/**
 * A list of the puzzles of a file.
 * @param {Blob} blob
 * @returns {Promise<Blob>} the same where it is a list, or cannot be read: whoever reads it will say so
 */
export async function asList(blob) {
  try {
    return await withoutGrids(await inUtf8(blob));
  } catch {
    return blob;
  }
}

/** Rewrites UTF-16 as UTF-8. @param {Blob} blob */
async function inUtf8(blob) {
  const encoding = encodingOf(new Uint8Array(await blob.slice(0, TELLING_BYTES).arrayBuffer()));
  return encoding === 'utf-8' ? blob : written(blob.stream().pipeThrough(new TextDecoderStream(encoding)));
}

/** Each grid is written in the line of its first row. @param {Blob} blob */
async function withoutGrids(blob) {
  const layout = gridLayout(await blob.slice(0, HEAD).text());
  if (!layout) return blob;
  const reader = new GridReader(layout);
  const lines = new TransformStream({
    transform: (text, controller) => controller.enqueue(reader.push(text)),
    flush: (controller) => controller.enqueue(reader.end()),
  });
  return written(blob.stream().pipeThrough(new TextDecoderStream()).pipeThrough(lines));
}

/** @param {ReadableStream<string>} texts */
const written = (texts) => new Response(texts.pipeThrough(new TextEncoderStream())).blob();
