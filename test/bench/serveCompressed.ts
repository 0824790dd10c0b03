import { readFileSync } from 'node:fs';
import { createServer, request as requestOf } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { closeServer } from '../support/closeServer.ts';

/**
 * Serves a folder made by `buildBarePages`. Compresses the files in advance, so that serving them costs little.
 * Forwards calls to `service`. Without `service`, refuses all calls.
 */
export async function serveCompressed(
  folder: string,
  service?: string,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const load = (file: string) => ({
    br: readFileSync(join(folder, `${file}.br`)),
    gzip: readFileSync(join(folder, `${file}.gz`)),
  });
  const page = { ...load('index.html'), type: 'text/html; charset=utf-8' };
  const script = { ...load('page.js'), type: 'text/javascript' };
  const server = createServer((request, response) => {
    if (service !== undefined && request.url?.startsWith('/api/')) {
      const { method } = request;
      // Remove browser headers, so that the CSRF check accepts the request like a request of another server.
      const { origin: _, 'sec-fetch-site': __, ...headers } = request.headers;
      const forwarded = requestOf(service + request.url, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      request.pipe(forwarded);
      return;
    }
    request.resume();
    if (request.method !== 'GET') {
      response.writeHead(401, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const file = request.url === '/page.js' ? script : page;
    const encoding = /\bbr\b/.test(String(request.headers['accept-encoding'])) ? 'br' : 'gzip';
    const headers = {
      'content-type': file.type,
      'content-encoding': encoding,
      'content-length': file[encoding].length,
      'cache-control': file === script ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    response.writeHead(200, headers).end(file[encoding]);
  });
  await new Promise<void>((isUp) => server.listen(0, '127.0.0.1', isUp));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => closeServer(server),
  };
}
