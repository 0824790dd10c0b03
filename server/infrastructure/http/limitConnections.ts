import type { FastifyInstance, FastifyReply } from 'fastify';
import { EventStream } from './events/EventStream.ts';

export type ConnectionLimits = {
  /** Milliseconds in which a request must be there as a whole. */
  readonly receive: number;
  /** Milliseconds in which an answer must be taken, beside what its size takes at the slowest speed. */
  readonly send: number;
  /** Most connections at the same time; further ones are closed at once. */
  readonly connections: number;
};

export const connectionDefaults: ConnectionLimits = { receive: 30_000, send: 30_000, connections: 5000 };

/** Bytes a second that somebody on a poor line still reads. */
const SLOWEST = 16 * 1024;

/** Node takes the larger one of the two times for bodies, and looks every half a minute, unless told otherwise. */
export const receiveOptions = ({ receive }: ConnectionLimits) => ({
  headersTimeout: receive,
  requestTimeout: receive,
  connectionsCheckingInterval: Math.min(1000, receive / 2),
});

/** Caps connections, and cuts off who does not take what was asked for. A stream of events has as long as it lasts, and then its time. */
export function limitConnections(app: FastifyInstance, { send, connections }: ConnectionLimits): void {
  app.server.maxConnections = connections;
  app.addHook('onSend', async (_request, reply, payload: unknown) => {
    if (payload instanceof EventStream) payload.once('end', () => cutAfter(reply, send));
    else cutAfter(reply, send + (sizeOf(reply, payload) / SLOWEST) * 1000);
    return payload;
  });
}

function cutAfter({ raw }: FastifyReply, milliseconds: number): void {
  const timer = setTimeout(() => raw.destroy(), milliseconds).unref();
  const stop = (): void => clearTimeout(timer);
  raw.once('finish', stop).once('close', stop);
}

function sizeOf(reply: FastifyReply, payload: unknown): number {
  if (typeof payload === 'string' || payload instanceof Uint8Array) return payload.length;
  return Number(reply.getHeader('content-length') ?? 0);
}
