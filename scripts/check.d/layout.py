"""Nothing lies at the top that does not belong there, and the site has no dependency at run time."""
import json

from files import ROOT, Findings, listed

TOP = {'CMakeLists.txt', 'CMakePresets.json', 'README.md', 'LICENSE', 'solver', 'web', 'tests', 'scripts'}
DEPENDENCIES = ('dependencies', 'optionalDependencies', 'peerDependencies',
                'bundleDependencies', 'bundledDependencies')


def strangers(paths):
    return sorted({path.split('/')[0] for path in paths if path[0] != '.'} - TOP)


def line_of(text, word):
    return next((n for n, line in enumerate(text.splitlines(), 1) if f'"{word}"' in line), 1)


findings = Findings()
for name in strangers(listed()):
    findings.add(name, 1, 'does not belong at the top of the repository')
package = (ROOT / 'web/package.json').read_text()
for key in DEPENDENCIES:
    if json.loads(package).get(key):
        findings.add('web/package.json', line_of(package, key), f'{key}: the site has none at run time')
findings.end()
