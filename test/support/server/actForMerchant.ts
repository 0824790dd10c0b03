import type { InjectOptions } from 'fastify';

/** Handles requests without a network. */
type Answering = {
  inject(request: InjectOptions): Promise<{ readonly statusCode: number; json<T>(): T }>;
};

/** Enters a review of the merchant at `url` as an admin and starts to act. Returns the id of the review. */
export async function actForMerchant(server: Answering, url: string, authorization: string): Promise<string> {
  const headers = { authorization };
  const reviews = `${url}/review-sessions`;
  const opened = await server.inject({
    method: 'POST',
    url: reviews,
    headers,
    payload: { reason: 'Asked by telephone' },
  });
  const { reviewSessionId } = opened.json<{ reviewSessionId: string }>();
  const acts = await server.inject({ method: 'POST', url: `${reviews}/${reviewSessionId}/acting`, headers });
  if (acts.statusCode !== 204) throw new Error(`the review does not act: ${acts.statusCode}`);
  return reviewSessionId;
}
