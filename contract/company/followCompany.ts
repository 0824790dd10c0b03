import { defineCall } from '../call.ts';
import { instantSchema, revisionTagSchema, z } from '../schema.ts';
import { companyParamsSchema, companyPath } from './companyWrite.ts';

/** Current state of the company. First event of each stream, sent again if events may have been lost. */
const presentSchema = z.object({
  revision: revisionTagSchema,
  /** Revision of the caller's own draft, or `"d0"` if there is none. */
  draft: z.string(),
});

/** Event of a completed publish. Contains the keys of its changes, but no values. */
export const publishedSchema = z.object({
  publishId: z.string(),
  revision: revisionTagSchema,
  at: instantSchema,
  actorName: z.string(),
  /** True if the signed-in user published, in any tab or on any device. */
  isOwn: z.boolean(),
  changeCount: z.number(),
  /** At most 500 changes. */
  changes: z.array(z.object({ type: z.string(), key: z.string() })),
});

/**
 * Streams the events of a company. `Last-Event-ID` is the revision that the caller knows: up to 20 newest publishes
 * since then are sent first. 429 and 503 with `Retry-After` if too many streams are open. The stream ends with the
 * session or the access token. At least every 15 seconds, an event or a comment is sent.
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
  /** If present, the stream ends after the first events. */
  query: z.object({ once: z.optional(z.literal('true')) }),
  headers: z.object({ 'last-event-id': z.optional(revisionTagSchema) }),
  events: {
    present: presentSchema,
    published: publishedSchema,
    draft: z.object({ revision: z.string() }),
  },
});
