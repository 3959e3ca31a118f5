"""The files that the project consists of, and how a finding is reported."""
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def listed():
    """Paths of all files that git knows, or would take, as text with /."""
    command = ['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard']
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return sorted({name for name in names.split('\0') if name and (ROOT / name).exists()})


class Findings:
    def __init__(self):
        self.count = 0

    def add(self, path, line, text):
        self.count += 1
        print(f'{path}:{line}: {text}')

    def end(self):
        sys.exit(1 if self.count else 0)
