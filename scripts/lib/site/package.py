"""The player for other pages: stepdoku.js, a classic script with all inside, and the package for npm."""
import json
import shutil

import inside

# Nothing is fetched beside these scripts, so that it does not matter where they lie; and a bundler
# that finds an address beside a module would look for the file.
NOWHERE = '--define:import.meta.url="file:///"'


def make(stage, sources, out, target):
    """stage: an unchanged copy of web/; out: the finished site; target: the folder of the package."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    inside.script(stage, out, 'app/player.js', out / 'stepdoku.js', '--format=iife', NOWHERE)
    inside.script(stage, out, 'app/player.js', target / 'element.js', '--format=esm', NOWHERE)
    inside.script(stage, out, 'app/solver.js', target / 'solver.js', '--format=esm', NOWHERE, wanted=inside.MODULES)
    for source in (out / 'stepdoku.js', sources / 'npm/README.md', sources.parent / 'LICENSE',
                   sources / 'app/sudoku-player.d.ts', sources / 'app/solver.d.ts',
                   sources / 'npm/react.d.ts', sources / 'npm/stepdoku.d.ts'):
        shutil.copyfile(source, target / source.name)
    about = json.loads((sources / 'package.json').read_text(encoding='utf-8'))
    del about['private']
    about |= json.loads((sources / 'npm/package.json').read_text(encoding='utf-8'))
    (target / 'package.json').write_text(json.dumps(about, indent=2) + '\n', encoding='utf-8')
