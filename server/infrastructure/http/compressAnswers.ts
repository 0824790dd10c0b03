import type { FastifyInstance } from 'fastify';
import { FairQueue } from '../../application/shared/FairQueue.ts';
import { compressed } from './compressed.ts';

/** Bytes below which compression saves no packet. */
export const SMALLEST = 1400;

/** Two of libuv's four threads, which also serve passwords, images and files. */
const LIMITS = { atOnce: 2, perOne: 8, inAll: 64 };

/** Compresses JSON responses, to about a quarter. If its queue is full, the response is sent uncompressed. */
export function compressAnswers(app: FastifyInstance): void {
  const queue = new FairQueue(LIMITS);
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' || payload.length < SMALLEST) return payload;
    if (!String(reply.getHeader('content-type')).includes('json') || reply.hasHeader('content-encoding'))
      return payload;
    reply.header('vary', 'accept-encoding');
    const { organisationId = request.ip } = request.caller?.principal ?? {};
    const queued = await queue.run(organisationId, async (turn) => {
      await turn();
      return compressed(payload, request.headers['accept-encoding']);
    });
    if (!queued.ok || !queued.value.encoding) return payload;
    const { body, encoding } = queued.value;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return body;
  });
}
