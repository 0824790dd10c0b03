import type { InjectOptions } from 'fastify';

type Answering = {
  inject(request: InjectOptions): Promise<{ readonly statusCode: number; json<T>(): T }>;
};

/** Opens a review of the merchant at `url` as an admin and starts acting. Returns the ID of the review. */
export async function actForMerchant(server: Answering, url: string, authorization: string): Promise<string> {
  const headers = { authorization };
  const reviews = `${url}/review-sessions`;
  const response = await server.inject({
    method: 'POST',
    url: reviews,
    headers,
    payload: { reason: 'Asked by telephone' },
  });
  const { reviewSessionId } = response.json<{ reviewSessionId: string }>();
  const acts = await server.inject({ method: 'POST', url: `${reviews}/${reviewSessionId}/acting`, headers });
  if (acts.statusCode !== 204) throw new Error(`the review does not act: ${acts.statusCode}`);
  return reviewSessionId;
}
