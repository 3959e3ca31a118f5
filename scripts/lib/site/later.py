"""
Modules that the page loads later: each call of later(), see app/later.js, is told which files its module needs
that the script with the call does not.
"""
import json
import re

from modules import Modules, beside

LOAD = re.compile(r'''\(\)\s*=>\s*import\(\s*["'](\.[^"']+)["']\s*\)''')


def tell_files(out):
    modules = Modules(out)
    for name in modules.now:
        there = modules.reached([name], also_later=False)

        def with_files(match):
            needed = sorted(modules.reached([beside(name, match[1])], also_later=False) - there)
            return f'{match[0]},{json.dumps(needed, separators=(",", ":"))}' if needed else match[0]

        path = out / name
        path.write_text(LOAD.sub(with_files, path.read_text(encoding='utf-8')), encoding='utf-8')
