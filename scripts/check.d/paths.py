"""Every path, link and command that a document names exists."""
import fnmatch
import json
import os
import re

from files import ROOT, Findings, listed

SPAN = re.compile(r'(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)')
LINK = re.compile(r'\]\(\s*<?([^)\s>]+)')
REFERENCE = re.compile(r'^\[[^\]]+\]:\s*(\S+)')
COMMAND = re.compile(r'(?<![\w/.-])(?:\./)?(scripts/[\w-]+|\.ci/run)(?![\w./-])((?: +[\w./=-]+)*)')
PATH = re.compile(r'(?:\.{1,2}/)*[\w.*@-]+(?:/[\w.*@-]+)*/?$')
SUFFIX = re.compile(r'\.(?:cc|h|js|mjs|ts|json|html|css|md|sh|py|wasm|txt|jsonl|svg|webmanifest)$')
FENCE = re.compile(r'^\s*(?:```|~~~)')


class Project:
    def __init__(self):
        self.files = listed()
        self.folders = {'/'.join(parts[:n]) for parts in map(lambda f: f.split('/'), self.files)
                        for n in range(1, len(parts))}
        self.names = self.files + sorted(self.folders)
        self.top = {name.split('/')[0] for name in self.names}
        presets = json.loads((ROOT / 'CMakePresets.json').read_text())['configurePresets']
        self.presets = [preset['name'] for preset in presets]

    def has(self, path):
        """A file or folder of this path, or one whose path ends so; * stands for any name."""
        return any(fnmatch.fnmatchcase(name, path) or fnmatch.fnmatchcase(name, f'*/{path}')
                   for name in self.names)

    def makes(self, path):
        """Whether the scripts make it: a preset's folder, logs, pictures, a copy of web/, or what lies there now."""
        parts = path.split('/')
        if len(parts) == 1 or parts[1] in [*self.presets, 'log', 'look'] or (ROOT / path).exists():
            return True
        return parts[1] == 'web' and self.has('/'.join(['web', *parts[2:]]))


def variants(text):
    """a.{h,cc} -> a.h, a.cc"""
    braces = re.search(r'\{([^{}]*)\}', text)
    if not braces:
        return [text]
    head, tail = text[:braces.start()], text[braces.end():]
    return [variant for choice in braces[1].split(',') for variant in variants(head + choice + tail)]


def looks_like_path(text, project):
    if not PATH.match(text) or text.endswith('...'):
        return False
    first = text.split('/')[0]
    return bool(SUFFIX.search(text)) or '/' in text and (first in project.top or first in ('.', '..', 'build'))


def exists(text, folder, project):
    text = text.rstrip('/')
    from_root = os.path.normpath(text)
    from_here = os.path.normpath(os.path.join(folder, text))
    if from_root.split('/')[0] == 'build':
        return project.makes(from_root)
    if from_here == '.' or from_here in project.names:
        return True
    return project.has(from_root)


def link_exists(target, folder, project):
    path = target.split('#')[0].split('?')[0].rstrip('/')
    if not path or re.match(r'[a-z][a-z0-9+.-]*:', target):
        return True
    here = os.path.normpath(os.path.join(folder, path))
    return here == '.' or here in project.names


def command_fault(script, arguments, project):
    """Why a command such as `scripts/test --only web` cannot be run, or None."""
    if script not in project.files or not os.access(ROOT / script, os.X_OK):
        return 'is no script' if script not in project.folders else None
    words = arguments.split()
    if script == 'scripts/bench' and words and words[0].islower() and words[0][0] != '-':
        return None if f'tests/bench/{words[0]}.js' in project.files else f'has no benchmark {words[0]}'
    text = (ROOT / script).read_text()
    for word in words:
        if re.match(r'--[a-z]', word) and word.split('=')[0] not in text:
            return f'has no option {word}'
    return None


def check(document, project, findings):
    folder = os.path.dirname(document)
    fenced = False
    for number, line in enumerate((ROOT / document).read_text(encoding='utf-8').splitlines(), 1):
        if FENCE.match(line):
            fenced = not fenced
        for script, arguments in COMMAND.findall(line):
            fault = command_fault(script, arguments, project)
            if fault:
                findings.add(document, number, f'{script} {fault}')
        if fenced:
            continue
        for target in LINK.findall(SPAN.sub('', line)) + REFERENCE.findall(line):
            if not link_exists(target, folder, project):
                findings.add(document, number, f'the link {target} leads nowhere')
        for _, span in SPAN.findall(line):
            for path in (variant for word in span.split() for variant in variants(word)):
                if looks_like_path(path, project) and not exists(path, folder, project):
                    findings.add(document, number, f'{path} does not exist')


def main():
    project = Project()
    findings = Findings()
    for document in project.files:
        if document.endswith('.md'):
            check(document, project, findings)
    findings.end()


main()
