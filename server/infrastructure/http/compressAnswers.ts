import type { FastifyInstance } from 'fastify';
import { compressed } from './compressed.ts';

/** What fits one packet arrives no sooner for being smaller. */
export const SMALLEST = 1400;

/** Compresses the JSON of answers in the best encoding the caller takes: texts and configurations shrink to a quarter. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' || payload.length < SMALLEST) return payload;
    if (!String(reply.getHeader('content-type')).includes('json') || reply.hasHeader('content-encoding'))
      return payload;
    reply.header('vary', 'accept-encoding');
    const { body, encoding } = await compressed(payload, request.headers['accept-encoding']);
    if (!encoding) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return body;
  });
}
