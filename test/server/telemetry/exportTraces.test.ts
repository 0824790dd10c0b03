import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { exportTraces } from '../../../server/infrastructure/telemetry/OpenTelemetryTracer.ts';

/** Starts an OTLP receiver that responds with `status`. Returns its address and the received requests. */
async function startReceiver(status: number) {
  const received: { readonly request: IncomingMessage; readonly body: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ request, body: Buffer.concat(chunks).toString('latin1') });
      response.writeHead(status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { endpoint, received, close: () => server.closeAllConnections() ?? server.close() };
}

it('exportTraces sends spans over OTLP with service name and version, at the latest when it is closed', async () => {
  const receiver = await startReceiver(200);
  const { tracer, close } = exportTraces(
    { endpoint: `${receiver.endpoint}/`, ratio: 1, version: '9.8.7' },
    { warn: () => undefined },
  );
  await tracer.job('purge users', async () => undefined);
  await close();
  receiver.close();
  expect(receiver.received).toHaveLength(1);
  const [{ request, body } = expect.unreachable()] = receiver.received;
  expect([request.method, request.url, request.headers['content-type']]).toEqual([
    'POST',
    '/v1/traces',
    'application/x-protobuf',
  ]);
  for (const text of ['returns-portal-admin', '9.8.7', 'purge users']) expect(body).toContain(text);
});

it('exportTraces logs a failed export and does not throw', async () => {
  const receiver = await startReceiver(400);
  const logged: unknown[] = [];
  const { tracer, close } = exportTraces(
    { endpoint: receiver.endpoint, ratio: 1, version: '1' },
    { warn: (...line: readonly unknown[]) => void logged.push(line) },
  );
  await tracer.job('purge users', async () => undefined);
  await close();
  receiver.close();
  expect(logged).not.toEqual([]);
});
