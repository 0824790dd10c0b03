import type { FastifyInstance, FastifyReply } from 'fastify';
import { EventStream } from './events/EventStream.ts';

export type ConnectionLimits = {
  /** Milliseconds within which a complete request must be received. */
  readonly receive: number;
  /** Milliseconds for sending a response, in addition to the time that its size takes at `SLOWEST`. */
  readonly send: number;
  /** Maximum number of connections. Further connections are closed at once. */
  readonly connections: number;
};

export const connectionDefaults: ConnectionLimits = { receive: 30_000, send: 30_000, connections: 5000 };

/** Minimum number of bytes per second that a client must read. */
const SLOWEST = 16 * 1024;

/**
 * Sets the timeouts for headers and requests, because Node uses the larger of the two. By default, Node checks them
 * only every 30 seconds.
 */
export const receiveOptions = ({ receive }: ConnectionLimits) => ({
  headersTimeout: receive,
  requestTimeout: receive,
  connectionsCheckingInterval: Math.min(1000, receive / 2),
});

/**
 * Limits connections and closes the connections of slow readers. The time limit of an event stream begins at its end.
 */
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
