import { defineCall } from '../call.ts';
import { instantSchema, opaqueIdSchema, z } from '../schema.ts';

const ownSessionSchema = z.object({
  sessionId: z.string(),
  isCurrent: z.boolean(),
  startedAt: instantSchema,
  /** Time of the last use, accurate to a minute. */
  lastUsedAt: instantSchema,
  /** IP address of the last use. */
  address: z.string(),
  /** Product names from the user agent. Absent if unknown. */
  browser: z.optional(z.string()),
  system: z.optional(z.string()),
});

const sessionsPath = '/v2/oauth/sessions';
const sessionsCall = { base: 'rootApi', origin: 'own', caller: 'session', path: sessionsPath } as const;

/** Lists the user's sessions, most recently used first. Requires the extension `sessions`. */
export const getSessions = defineCall({
  ...sessionsCall,
  id: 'getSessions',
  method: 'GET',
  summary: 'Lists the sessions of the signed-in user.',
  response: z.object({ sessions: z.array(ownSessionSchema) }),
});

/** Lists audit log entries about the sign-in and the account of the user, newest first. Requires the extension `sessions`. */
export const getAccountActivity = defineCall({
  ...sessionsCall,
  id: 'getAccountActivity',
  method: 'GET',
  path: '/v2/authmanagement/account-activity',
  summary: 'Lists the newest sign-ins, refusals and account changes of the signed-in user.',
  response: z.object({
    entries: z.array(
      z.object({
        at: instantSchema,
        action: z.string(),
        method: z.optional(z.string()),
        because: z.optional(z.string()),
        address: z.optional(z.string()),
      }),
    ),
  }),
});

/** Ends a session of the user. 404 for an unknown session and for a session of another user. */
export const deleteSession = defineCall({
  ...sessionsCall,
  id: 'deleteSession',
  method: 'DELETE',
  path: `${sessionsPath}/{sessionId}`,
  summary: 'Ends one session of the signed-in user.',
  params: z.object({ sessionId: opaqueIdSchema }),
  stepUp: true,
  successStatus: 204,
});

export const deleteOtherSessions = defineCall({
  ...sessionsCall,
  id: 'deleteOtherSessions',
  method: 'DELETE',
  summary: 'Ends all other sessions of the signed-in user.',
  stepUp: true,
  successStatus: 204,
});
