import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Response that this minimal server sends to every request. */
export type BareAnswer = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

// Runs in a separate process. Uses only `node:http` and sends the same bytes to every request.
process.once('disconnect', () => process.exit());
process.once('message', ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
