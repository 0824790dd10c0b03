import type { FastifyInstance } from 'fastify';
import Negotiator from 'negotiator';
import { FairQueue } from '../../application/shared/FairQueue.ts';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this number of bytes, compression would not save a network packet. */
export const MIN_COMPRESSED_BYTES = 1400;

/** Compresses two responses at once. libuv has four threads, which also hash passwords and read files. */
const LIMITS = { concurrency: 2, capacityPerLane: 8, capacity: 64 };

/** Compresses JSON responses to about a quarter of their size. If the queue is full, sends them uncompressed. */
export function compressResponses(app: FastifyInstance): void {
  const queue = new FairQueue(LIMITS);
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' || payload.length < MIN_COMPRESSED_BYTES) return payload;
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

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Supported encodings. Brotli is preferred if the browser accepts both with the same quality. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];
export type Compressed = { readonly body: Uint8Array; readonly encoding?: Encoding };

export function encodingFor(acceptEncoding: string | undefined): Encoding | undefined {
  if (acceptEncoding === undefined) return undefined;
  const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings(['br', 'gzip']);
  return ENCODINGS.find((encoding) => accepted.includes(encoding));
}

/** Compresses a text. Brotli level 4 takes half a millisecond and is almost as good as higher levels. */
export async function compressed(text: string, acceptEncoding: string | undefined): Promise<Compressed> {
  const bytes = Buffer.from(text);
  const encoding = encodingFor(acceptEncoding);
  if (encoding === 'gzip') return { body: await zip(bytes), encoding };
  if (encoding === undefined) return { body: bytes };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return { body: await brotli(bytes, { params }), encoding };
}
