"""Scripts that have all files of the site inside, for pages that cannot fetch anything beside them."""
import base64
import gzip
import json
import shutil

import bundle

# Another version of app/files.js. The files are one gzipped block, cut up when the first is wanted.
FILES = '''/** The files of the site, all inside this script. */
const PLACES = %(places)s;
const PACK = '%(pack)s';

export const areInside = true;

/** @param {string} path */
export const addressOf = (path) => new URL(path, globalThis.document?.baseURI ?? 'inside:/');

let unpacked;

async function unpack() {
  const packed = Uint8Array.from(atob(PACK), (character) => character.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

/** @param {string} path */
export async function fetchFile(path) {
  if (!(path in PLACES)) throw new Error(`no ${path} inside`);
  const [start, end] = PLACES[path];
  return new Response((await (unpacked ??= unpack())).slice(start, end));
}
'''

# What only embed.html and the examples need.
UNWANTED = ('i18n/bare/*', 'i18n/demo/*', 'styles/embed.css', 'styles/demo*.css')
# Whoever has DecompressionStream has SIMD as well: no need of the modules without it.
MODULES = ('wasm/sudoku.wasm', 'wasm/batch.wasm')
WANTED = ('styles/*.css', 'i18n/**/*.json', 'listings/*', *MODULES)


def pack(out, wanted):
    """The files of a site as one block of text, and where in it each of them is."""
    places, pieces, at = {}, [], 0
    for path in sorted({path for pattern in wanted for path in out.glob(pattern) if path.is_file() and not any(path.match(pattern) for pattern in UNWANTED)}):
        data = slim(path)
        places[path.relative_to(out).as_posix()] = [at, at + len(data)]
        pieces.append(data)
        at += len(data)
    return places, base64.b64encode(gzip.compress(b''.join(pieces), 9, mtime=0)).decode()


def slim(path):
    if path.suffix == '.json':
        return json.dumps(json.loads(path.read_text(encoding='utf-8')), ensure_ascii=False, separators=(',', ':')).encode()
    if path.suffix == '.css':
        return path.read_bytes().split(b'/*# sourceMappingURL')[0]
    return path.read_bytes()


def script(stage, out, entry, target, *options, wanted=WANTED):
    """
    Bundles an entry with files of the finished site `out` into the one script `target`.
    stage: a folder for a copy of web/, already there and unchanged.
    """
    places, packed = pack(out, wanted)
    files = stage / 'app/files.js'
    files.write_text(FILES % {'places': json.dumps(places, separators=(',', ':')), 'pack': packed}, encoding='utf-8')
    # Nothing is read beside the script, under node neither.
    (stage / 'app/node-files.js').write_text('export const readBinary = null;\n', encoding='utf-8')
    (stage / 'wasm').mkdir(exist_ok=True)
    shutil.copyfile(out / 'wasm/sudoku.mjs', stage / 'wasm/sudoku.mjs')
    bundle.esbuild(str(stage / entry), '--bundle', '--minify', f'--outfile={target}', *options)
