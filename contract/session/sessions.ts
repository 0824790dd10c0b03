import { defineCall } from '../call.ts';
import { instantSchema, opaqueIdSchema, z } from '../schema.ts';

const ownSessionSchema = z.object({
  sessionId: z.string(),
  /** The session that asks. */
  isCurrent: z.boolean(),
  startedAt: instantSchema,
  /** Within a minute. */
  lastUsedAt: instantSchema,
  /** Where it was used last. */
  address: z.string(),
  /** What it was used with, as far as the request said; names of products, in no language. */
  browser: z.optional(z.string()),
  system: z.optional(z.string()),
});

/** Own: the sessions of whoever asks, the last used first. Announced as `sessions`. */
export const getSessions = defineCall({
  id: 'getSessions',
  method: 'GET',
  base: 'rootApi',
  path: '/v2/oauth/sessions',
  summary: 'The sessions of the person who asks.',
  origin: 'own',
  caller: 'session',
  response: z.object({ sessions: z.array(ownSessionSchema) }),
});

/** Own: ends one of them. Another person's is answered like one that is not there. */
export const deleteSession = defineCall({
  id: 'deleteSession',
  method: 'DELETE',
  base: 'rootApi',
  path: '/v2/oauth/sessions/{sessionId}',
  summary: 'End one session of the person who asks.',
  origin: 'own',
  caller: 'session',
  params: z.object({ sessionId: opaqueIdSchema }),
  successStatus: 204,
});

/** Own: ends all but the one that asks. */
export const deleteOtherSessions = defineCall({
  id: 'deleteOtherSessions',
  method: 'DELETE',
  base: 'rootApi',
  path: '/v2/oauth/sessions',
  summary: 'End all other sessions of the person who asks.',
  origin: 'own',
  caller: 'session',
  successStatus: 204,
});
