"""Serves build/web on this machine only, until Ctrl-C: serve.py DIRECTORY PORT (0: any free port)."""
import functools
import http.server
import os
import shutil
import signal
import subprocess
import sys


class Handler(http.server.SimpleHTTPRequestHandler):
    # Python's own table comes from the system and may lack these; a browser refuses a module
    # script or a streamed WASM module of another type.
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        '.css': 'text/css',
        '.html': 'text/html; charset=utf-8',
        '.js': 'text/javascript',
        '.json': 'application/json',
        '.mjs': 'text/javascript',
        '.svg': 'image/svg+xml',
        '.wasm': 'application/wasm',
        '.webmanifest': 'application/manifest+json',
    }

    def end_headers(self):
        self.send_header('Cache-Control', 'no-cache')
        # A frame with `sandbox="allow-scripts"` is of no origin, and modules ask for this.
        self.send_header('Access-Control-Allow-Origin', '*')
        super().end_headers()

    def log_request(self, code='-', size='-'):
        pass


def opener():
    """The command that opens an address, or None on a machine without a desktop."""
    if sys.platform == 'darwin':
        return shutil.which('open')
    if os.environ.get('DISPLAY') or os.environ.get('WAYLAND_DISPLAY'):
        return shutil.which('xdg-open')
    return None


def open_in_browser(address):
    command = opener()
    if command:
        subprocess.Popen([command, address], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                         stderr=subprocess.DEVNULL, start_new_session=True)


def stop(*_):
    raise KeyboardInterrupt


def main(directory, port):
    signal.signal(signal.SIGTERM, stop)
    handler = functools.partial(Handler, directory=directory)
    try:
        with http.server.ThreadingHTTPServer(('127.0.0.1', port), handler) as server:
            address = f'http://127.0.0.1:{server.server_port}/'
            print(f'Stepdoku is at {address} (Ctrl-C stops it)', flush=True)
            open_in_browser(address)
            server.serve_forever()
    except KeyboardInterrupt:
        print()
    except OSError as error:
        sys.exit(f'cannot listen on port {port}: {error.strerror}')


main(sys.argv[1], int(sys.argv[2]))
