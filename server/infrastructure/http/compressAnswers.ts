import type { FastifyInstance } from 'fastify';
import { FairQueue } from '../../application/shared/FairQueue.ts';
import { compressed } from './compressed.ts';

/** What fits one packet arrives no sooner for being smaller. */
export const SMALLEST = 1400;

/** Of the four threads that passwords, images and files share (libuv's), answers take two. */
const LIMITS = { atOnce: 2, perOne: 8, inAll: 64 };

/**
 * Compresses the JSON of answers in the best encoding the caller takes: texts and configurations shrink to a quarter. Where
 * too many wait for it, an answer goes as it is: that costs the way more, and nobody anything else.
 */
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
