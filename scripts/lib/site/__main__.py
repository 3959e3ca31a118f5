"""
Makes the site: site SOURCES OUT GLUE MODULES...

SOURCES is web/, OUT the folder of the site, GLUE and MODULES what Emscripten made, each with the name
that it has in the site (`simd/sudoku.wasm=sudoku.wasm`). With esbuild the modules of the page are bundled
and all is minified, with source maps that hold the sources; else the files are served as they are.
"""
import json
import os
import pathlib
import re
import shutil
import sys

import bundle
import later
import lesson
import package
import pages
import single
import texts

# How the site is made, and what is there for developers, is no part of it.
AT_HOME = shutil.ignore_patterns('CMakeLists.txt', 'npm', '*.md')
IMPORT = re.compile(r'^@import "(.+)";$', re.MULTILINE)
# What esbuild makes anew.
BUNDLED = shutil.ignore_patterns('*.js', 'styles')


def empty(out):
    """Files that are not made any more must not stay."""
    out.mkdir(parents=True, exist_ok=True)
    for path in out.iterdir():
        shutil.rmtree(path) if path.is_dir() else path.unlink()


def make(sources, out, glue, modules):
    empty(out)
    (out / 'wasm').mkdir()
    for module in modules:
        source, name = module.rsplit('=', 1)
        shutil.copyfile(source, out / 'wasm' / name)
    stage = out.with_name(f'{out.name}-stage')
    shutil.rmtree(stage, ignore_errors=True)
    site = shutil.copytree(sources, stage / 'site', ignore=AT_HOME)
    write_address(site, os.environ.get('STEPDOKU_ADDRESS', ''))
    dictionaries = texts.dictionaries(site)
    texts.apply(site)
    if bundle.available():
        minify(stage, site, out, glue, dictionaries)
        package.make(shutil.copytree(site, stage / 'package'), sources, out, out.with_name('npm'))
    else:
        shutil.copytree(site, out, dirs_exist_ok=True)
        shutil.copyfile(glue, out / 'wasm/sudoku.mjs')
        with_imports(out / 'styles/player.css')
        later.tell_files(out)
        lesson.make(site, out, dictionaries)
        pages.finish(out, {})
    shutil.rmtree(stage)


def write_address(site, address):
    """Tells the page where it is public: a file cannot know it."""
    if not address:
        return
    if not re.match(r'https?://[^\s?#]+$', address):
        sys.exit(f'STEPDOKU_ADDRESS is no address of a site: {address}')
    path = site / 'app/public-address.js'
    line = f"publicAddress = {json.dumps(address.rstrip('/') + '/')};"
    path.write_text(path.read_text(encoding='utf-8').replace("publicAddress = '';", line, 1), encoding='utf-8')


def with_imports(sheet):
    """Puts the sheets that a sheet imports in their places, for shadow roots: they ignore `@import`."""
    text = sheet.read_text(encoding='utf-8')
    sheet.write_text(IMPORT.sub(lambda match: (sheet.parent / match[1]).read_text(encoding='utf-8'), text), encoding='utf-8')


def minify(stage, site, out, glue, dictionaries):
    shutil.copytree(site, out, dirs_exist_ok=True, ignore=BUNDLED)
    shutil.copytree(site / 'listings', out / 'listings', dirs_exist_ok=True)
    bundle.minify_script(glue, out / 'wasm/sudoku.mjs')
    for name in ('early', 'late'):
        bundle.minify_script(site / f'app/{name}.js', out / f'app/{name}.js')
    shutil.copyfile(site / 'sw.js', out / 'sw.js')
    bundle.minify_styles(site, out)
    copy = shutil.copytree(site, stage / 'bundle')
    scripts = {**bundle.bundle_frame(copy, out), **bundle.bundle(copy, out)}
    later.tell_files(out)
    lesson.make(site, out, dictionaries)
    pages.finish(out, scripts)
    single.make(shutil.copytree(site, stage / 'single'), out, out.with_name('stepdoku.html'))


def main(sources, out, glue, *modules):
    make(pathlib.Path(sources).resolve(), pathlib.Path(out).resolve(), glue, modules)


main(*sys.argv[1:])
