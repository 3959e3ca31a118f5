"""
Makes the site: site SOURCES OUT GLUE MODULES...

SOURCES is web/, OUT the folder of the site, GLUE and MODULES what Emscripten made, each with the name
that it has in the site (`simd/sudoku.wasm=sudoku.wasm`). With esbuild the modules of the page are bundled
and all is minified, with source maps that hold the sources; else the files are served as they are.
"""
import pathlib
import shutil
import sys

import bundle
import pages
import single
import texts

# What stays at home: how the site is made is no part of it.
LEFT = shutil.ignore_patterns('CMakeLists.txt', '*.md', '*.js', '*.css')
LEFT_UNBUNDLED = shutil.ignore_patterns('CMakeLists.txt', '*.md')


def empty(out):
    """Files that are not made any more must not stay."""
    out.mkdir(parents=True, exist_ok=True)
    for path in out.iterdir():
        shutil.rmtree(path) if path.is_dir() else path.unlink()


def copy(sources, out, left):
    shutil.copytree(sources, out, dirs_exist_ok=True, ignore=left)


def make(sources, out, glue, modules):
    empty(out)
    (out / 'wasm').mkdir()
    for module in modules:
        source, name = module.rsplit('=', 1)
        shutil.copyfile(source, out / 'wasm' / name)
    if not bundle.available():
        copy(sources, out, LEFT_UNBUNDLED)
        texts.make(sources, out)
        shutil.copyfile(glue, out / 'wasm/sudoku.mjs')
        pages.finish(out, {})
        return
    copy(sources, out, LEFT)
    texts.make(sources, out)
    shutil.copytree(sources / 'listings', out / 'listings', dirs_exist_ok=True)
    bundle.minify_script(glue, out / 'wasm/sudoku.mjs')
    stage = out.with_name(f'{out.name}-stage')
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(sources, stage)
    bundle.minify_script(stage / 'app/early.js', out / 'app/early.js')
    shutil.copyfile(stage / 'sw.js', out / 'sw.js')
    bundle.minify_styles(stage, out)
    pages.finish(out, {**bundle.bundle_frame(stage, out), **bundle.bundle(stage, out)})
    shutil.rmtree(stage)
    shutil.copytree(sources, stage)
    single.make(stage, out, out.with_name('stepdoku.html'))
    shutil.rmtree(stage)


def main(sources, out, glue, *modules):
    make(pathlib.Path(sources).resolve(), pathlib.Path(out).resolve(), glue, modules)


main(*sys.argv[1:])
