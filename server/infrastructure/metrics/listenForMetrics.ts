import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { ServiceMetrics } from './ServiceMetrics.ts';

/** Serves `/metrics` without authentication on a separate address, so that the public port never exposes it. */
export async function listenForMetrics(
  metrics: Pick<ServiceMetrics, 'text' | 'contentType'>,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Server> {
  const server = createServer({ requestTimeout: 5000, headersTimeout: 5000 }, (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return response.writeHead(404).end();
    return metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.maxConnections = 16;
  server.listen(port, host);
  await once(server, 'listening');
  // Do not let this server keep the process running.
  return server.unref();
}
