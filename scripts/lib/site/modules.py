"""Which module of web/ imports which, as far as bundling needs to know it."""
import posixpath
import re

COMMENT = re.compile(r'/\*.*?\*/|(?<![:\'"`])//[^\n]*', re.DOTALL)
STATIC = re.compile(r'''(?:^|[;\n])\s*(?:import|export)\b(?:[\s\w*${},]*?\bfrom)?\s*['"](\.[^'"]+)['"]''')
DYNAMIC = re.compile(r'''\bimport\(\s*['"](\.[^'"]+)['"]\s*\)''')


class Modules:
    """The modules of a folder, named by their paths in it."""

    def __init__(self, folder):
        self.now, self.later = {}, {}
        for path in [*folder.rglob('*.js'), *folder.rglob('*.mjs')]:
            name = path.relative_to(folder).as_posix()
            code = COMMENT.sub('', path.read_text(encoding='utf-8'))
            self.now[name] = [beside(name, found) for found in STATIC.findall(code)]
            self.later[name] = [beside(name, found) for found in DYNAMIC.findall(code)]

    def reached(self, names, *, also_later):
        """All modules that these lead to, themselves among them."""
        found, waiting = set(), list(names)
        while waiting:
            name = waiting.pop()
            if name in found or name not in self.now:
                continue
            found.add(name)
            waiting += self.now[name] + (self.later[name] if also_later else [])
        return found

    def lazy(self):
        """What some module loads when it is wanted."""
        return {name for names in self.later.values() for name in names}


def beside(name, address):
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), address))
