import { defineCall } from '../call.ts';
import { instantSchema, revisionTagSchema, z } from '../schema.ts';
import { companyParamsSchema, companyPath } from './companyWrite.ts';

/** Current state: first event of a stream, repeated if events may have been lost. */
const presentSchema = z.object({
  revision: revisionTagSchema,
  /** Revision of the caller’s own draft; `"d0"` without one. */
  draft: z.string(),
});

/** A publish completed. Contains keys, but no values. */
export const publishedSchema = z.object({
  publishId: z.string(),
  revision: revisionTagSchema,
  at: instantSchema,
  actorName: z.string(),
  /** Published by the signed-in user, in any tab or device. */
  isOwn: z.boolean(),
  changeCount: z.number(),
  /** At most 500. */
  changes: z.array(z.object({ type: z.string(), key: z.string() })),
});

/**
 * `Last-Event-ID` is the caller's revision: up to 20 newest publishes since then come first. 429 and 503 with
 * `Retry-After` if too many streams are open. The stream ends with the session or access token. A comment is sent at
 * least every 15 seconds.
 */
export const followCompany = defineCall({
  id: 'followCompany',
  method: 'GET',
  base: 'api',
  path: `${companyPath}/events`,
  summary: 'Event stream of a company: publishes, draft changes and other updates while it is open.',
  origin: 'own',
  caller: 'session',
  params: companyParamsSchema,
  /** `once`: ends after the first events. */
  query: z.object({ once: z.optional(z.literal('true')) }),
  headers: z.object({ 'last-event-id': z.optional(revisionTagSchema) }),
  events: {
    present: presentSchema,
    published: publishedSchema,
    draft: z.object({ revision: z.string() }),
  },
});
