import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Serves a folder the way any static host does: a file where there is one, the page for every other path. Port 0 takes a free one. */
export function servePage(folder, port, host = '127.0.0.1') {
  const server = createServer((request, response) => {
    const wanted = join(folder, pathOf(request.url ?? '/'));
    const file = isFile(wanted) ? wanted : join(folder, 'index.html');
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, host, () =>
      resolve({ url: `http://${host}:${server.address().port}`, close: () => server.close() }),
    );
  });
}

function pathOf(url) {
  try {
    return normalize(decodeURIComponent(new URL(url, 'http://host').pathname));
  } catch {
    return '/';
  }
}

function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
