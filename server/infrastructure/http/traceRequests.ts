import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BlockList } from 'node:net';
import type { CallSpan, Tracer } from '../../application/shared/Tracer.ts';
import { traceParentOf, trustedParentOf } from './traceParent.ts';

/** Records a span per request, with method, route, status and problem code. */
export function traceRequests(app: FastifyInstance, tracer: Tracer, trusted: BlockList | undefined): void {
  app.addHook('onRequest', async (request) => {
    const parent = trustedParentOf(request.raw, trusted);
    const { id: requestId, method, routeOptions } = request;
    const link = parent ? undefined : traceParentOf(request.headers);
    const span = tracer.call({ requestId, method, route: routeOptions.url ?? 'none', parent, link });
    if (span) request.span = span;
  });
  app.addHook('onResponse', async ({ span }, { statusCode }) => span?.end(statusCode));
}

/** Runs a part of the request so that its transactions and outgoing calls belong to its span. */
export const inSpan = <T>({ span }: FastifyRequest, work: () => T): T => (span ? span.within(work) : work());

declare module 'fastify' {
  interface FastifyRequest {
    /** Present if the request is sampled. */
    span?: CallSpan | undefined;
  }
}
