import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { valueOfHost } from '../../../src/domain/shared/valueOfHost.ts';
import { receiveOptions, type ConnectionLimits } from './limitConnections.ts';
import { problem } from './problemOf.ts';
import { requestTarget } from './requestTarget.ts';
import { answerBare, answerExpectation, respondToMalformed } from './respondToMalformed.ts';

/** The service of one database. */
export type HostedApp = {
  readonly hosts: readonly string[];
  /** Returns `undefined` while the database could not be opened yet. */
  readonly app: () => FastifyInstance | undefined;
  readonly isReady: () => Promise<boolean>;
};

/** Paths that load balancers and monitoring call with the address of the process as the host. */
const PROBES: ReadonlySet<string> = new Set(['/api/health', '/api/ready']);

/**
 * Passes each request to the app of its `Host` header. A host without an app is refused, except that probes get the
 * response of any app that is ready, or of the first app if none is.
 */
export function createHostServer(apps: readonly HostedApp[], limits: ConnectionLimits): Server {
  const byHost = Object.fromEntries(apps.flatMap((each) => each.hosts.map((host) => [host, each])));
  // Do not wait for all apps, because a database that does not respond would delay the probe.
  const anyReady = (): Promise<HostedApp | undefined> =>
    Promise.any(
      apps.map(async (each) => {
        if (!(await each.isReady())) throw new Error('The app is not ready.');
        return each;
      }),
    ).catch(() => apps[0]);
  const forward = (found: HostedApp | undefined, request: IncomingMessage, response: ServerResponse): void => {
    const app = found?.app();
    if (app) app.routing(request, response);
    else if (found) answerBare(response, problem(503, 'Service unavailable', {}, { 'retry-after': '10' }));
    else answerBare(response, problem(421, 'Misdirected request'));
  };
  const server = createServer({ ...receiveOptions(limits), requireHostHeader: false }, (request, response) => {
    const found = valueOfHost(byHost, (request.headers.host ?? '').replace(/:\d+$/, ''));
    if (found || !PROBES.has(requestTarget(request.url ?? '').pathname)) forward(found, request, response);
    else void anyReady().then((ready) => forward(ready, request, response));
  });
  server.maxConnections = limits.connections;
  return server.on('checkExpectation', answerExpectation).on('clientError', respondToMalformed);
}
