import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request as requestOf, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import type { Asked } from './loadJob.ts';
import type { BareAnswer } from './serveBare.ts';

/** Starts a server that sends the same bytes as the service's response to this request. */
export async function startBare(origin: string, target: Asked) {
  const child = fork(resolve('test/bench/service/serveBare.ts'));
  child.send(await recorded(origin, target));
  const [port] = (await once(child, 'message')) as [number];
  return { origin: `http://127.0.0.1:${port}`, close: () => void child.kill() };
}

/** Records the response of the service without decompressing it. */
async function recorded(origin: string, { method, path, headers, body }: Asked): Promise<BareAnswer> {
  const request = requestOf(origin + path, { method, headers }).end(body);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const bytes = Buffer.concat(await answer.toArray());
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${bytes.toString()}`);
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, date: ____, ...copied } = answer.headers;
  const headerList = Object.entries(copied).map(([name, value]) => [name, String(value)] as const);
  return { headers: Object.fromEntries(headerList), body: bytes.toString('base64') };
}
