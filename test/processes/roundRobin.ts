import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeServer } from '../support/closeServer.ts';

export type RoundRobin = { readonly url: string; close(): Promise<void> };

/**
 * A load balancer in front of several processes, which take turns. A process that refuses the connection is skipped. If
 * a process ends during a request, the client's connection breaks too.
 *
 * @param host replaces the host of each request
 */
export async function startRoundRobin(targets: readonly string[], host?: string): Promise<RoundRobin> {
  let turn = 0;
  const forward = (incoming: IncomingMessage, response: ServerResponse, body: Buffer, triesLeft: number): void => {
    const target = targets[turn++ % targets.length] ?? '';
    const { method } = incoming;
    const headers = host === undefined ? incoming.headers : { ...incoming.headers, host };
    const outgoing = request(target + incoming.url, { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      response.flushHeaders();
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && triesLeft > 0) forward(incoming, response, body, triesLeft - 1);
      else response.destroy();
    });
    response.on('close', () => outgoing.destroy());
    outgoing.end(body);
  };
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => forward(incoming, response, Buffer.concat(parts), targets.length - 1));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => closeServer(server) };
}
