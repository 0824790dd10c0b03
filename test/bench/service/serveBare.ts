import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the bare server answers to whatever it is asked. */
export type BareAnswer = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

// Runs as a process of its own: node:http and nothing else, which answers every request with the same bytes.
process.once('disconnect', () => process.exit());
process.once('message', ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
