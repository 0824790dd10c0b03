import { defineCall } from '../call.ts';
import { instantSchema, opaqueIdSchema, z } from '../schema.ts';

const ownSessionSchema = z.object({
  sessionId: z.string(),
  isCurrent: z.boolean(),
  startedAt: instantSchema,
  /** Accurate to a minute. */
  lastUsedAt: instantSchema,
  /** Last IP address. */
  address: z.string(),
  /** Product names, if known from the request. */
  browser: z.optional(z.string()),
  system: z.optional(z.string()),
});

/** Last used first. Announced as `sessions`. */
export const getSessions = defineCall({
  id: 'getSessions',
  method: 'GET',
  base: 'rootApi',
  path: '/v2/oauth/sessions',
  summary: 'Lists the sessions of the signed-in user.',
  origin: 'own',
  caller: 'session',
  response: z.object({ sessions: z.array(ownSessionSchema) }),
});

/** Another user's session gives 404, like an unknown one. */
export const deleteSession = defineCall({
  id: 'deleteSession',
  method: 'DELETE',
  base: 'rootApi',
  path: '/v2/oauth/sessions/{sessionId}',
  summary: 'Ends one session of the signed-in user.',
  origin: 'own',
  caller: 'session',
  params: z.object({ sessionId: opaqueIdSchema }),
  successStatus: 204,
});

export const deleteOtherSessions = defineCall({
  id: 'deleteOtherSessions',
  method: 'DELETE',
  base: 'rootApi',
  path: '/v2/oauth/sessions',
  summary: 'Ends all other sessions of the signed-in user.',
  origin: 'own',
  caller: 'session',
  successStatus: 204,
});
