"""Bundles the modules of web/ by esbuild: a page loads a few files instead of a hundred."""
import json
import posixpath
import shutil
import subprocess

from modules import Modules

# The doors of the site: what a page, a worker or another project imports by its name.
SOLVER, SHARED, PLAYER, FRAME = 'app/solver.js', 'app/shared-solver.js', 'app/player.js', 'app/embed.js'
# Pages that show text first and load the player when it is wanted.
READERS = ('app/demo.js', 'app/lesson.js', 'app/teachers.js')


def esbuild(*arguments):
    subprocess.run(['esbuild', *arguments, '--log-level=error'], check=True)


def tie(folder):
    """
    Makes every module that is loaded later import what is there by then anyhow: the player, or in a
    worker the solver. esbuild makes one chunk per set of entries that share a module; so all that the
    first screen needs is one set and one chunk instead of some thirty.
    """
    modules = Modules(folder)
    in_workers = modules.reached([SOLVER, *(name for name in modules.now if name.endswith('-worker.js'))], also_later=True)
    for name in modules.lazy():
        core = SOLVER if name in in_workers else PLAYER
        with (folder / name).open('a', encoding='utf-8') as file:
            file.write(f"import './{posixpath.relpath(core, posixpath.dirname(name))}';\n")


def bundle_frame(stage, out):
    """
    The script of embed.html, by itself: it has of each module what the bare player needs, and no more;
    neither what it never asks for. stage: an unchanged copy of web/.
    """
    never = ('./many.js', './formats/formats.js')
    return make([FRAME], stage, out, *(f'--external:{name}' for name in ('./player.js', *never)))


def bundle(stage, out):
    """
    stage: a copy of web/ that may be changed. The chunks lie in app/, so that addresses beside a module stay
    right. The app, each page of text and the workers are made apart: esbuild cuts a chunk for each set of
    scripts that share a module, and the app would wait for a dozen small files.
    """
    tie(stage)
    outer = [f'--external:./{posixpath.basename(door)}' for door in (PLAYER, SHARED)]
    workers = [path.relative_to(stage).as_posix() for path in sorted(stage.glob('app/*-worker.js'))]
    scripts = make(['app/main.js', PLAYER, SHARED, SOLVER], stage, out) | make(workers, stage, out)
    for name in READERS:
        scripts |= make([name], stage, out, *outer)
    return scripts


def make(inputs, stage, out, *options):
    """Bundles scripts, named from stage, and tells what each of them imports at once."""
    report = stage / 'report.json'
    esbuild(*(str(stage / name) for name in inputs), '--bundle', '--splitting', '--format=esm', '--minify', '--sourcemap',
            '--external:../wasm/*', '--chunk-names=[name]-[hash]', f'--outbase={stage}/app', f'--outdir={out}/app',
            f'--metafile={report}', *options)
    return first_scripts(json.loads(report.read_text())['outputs'], out)


def first_scripts(outputs, out):
    """By the name of a script in app/: the chunks and the glue that it imports at once, named from app/."""
    statics = {posixpath.basename(path): [found['path'] if found.get('external') else posixpath.basename(found['path'])
                                          for found in made['imports'] if found['kind'] == 'import-statement']
               for path, made in outputs.items() if path.endswith('.js')}

    def all_of(name, found):
        for one in statics.get(name, []):
            if one not in found and (out / 'app' / one).is_file():
                found.append(one)
                all_of(one, found)
        return found

    return {name: all_of(name, []) for name in statics}


def minify_styles(stage, out):
    styles = [str(path) for path in sorted((stage / 'styles').glob('*.css'))]
    esbuild(*styles, '--bundle', '--minify', '--sourcemap', f'--outdir={out}/styles')


def minify_script(source, target):
    esbuild(str(source), '--minify', '--allow-overwrite', f'--outfile={target}')


def available():
    return shutil.which('esbuild') is not None
