import { defineCall } from '../call.ts';
import { instantSchema, revisionTagSchema, z } from '../schema.ts';
import { companyParamsSchema, companyPath } from './companyWrite.ts';

/** How the company stands; the first event of every answer, and told again where some may have been missed. */
const presentSchema = z.object({
  revision: revisionTagSchema,
  /** The revision of the caller’s own draft; `"d0"` where there is none. */
  draft: z.string(),
});

/** A publish went live. What it changed is named, never told. */
export const publishedSchema = z.object({
  publishId: z.string(),
  revision: revisionTagSchema,
  at: instantSchema,
  /** Who really acted. */
  actorName: z.string(),
  /** The caller’s own, of whatever tab or device. */
  isOwn: z.boolean(),
  changeCount: z.number(),
  /** At most 500 of them. */
  changes: z.array(z.object({ type: z.string(), key: z.string() })),
});

/**
 * `Last-Event-ID` is the revision the caller stands on: at most 20 publishes since are told before anything else, the
 * newest of them. 429 and 503 with `Retry-After` where too many streams are open. The stream ends with the session or the
 * access token; a comment comes at least every 15 seconds.
 */
export const followCompany = defineCall({
  id: 'followCompany',
  method: 'GET',
  base: 'api',
  path: `${companyPath}/events`,
  summary: 'What happens to a company while somebody has it open.',
  origin: 'own',
  caller: 'session',
  params: companyParamsSchema,
  /** `once`: the same first events, and then the end. */
  query: z.object({ once: z.optional(z.literal('true')) }),
  headers: z.object({ 'last-event-id': z.optional(revisionTagSchema) }),
  events: {
    present: presentSchema,
    published: publishedSchema,
    /** The caller’s own draft has another revision. */
    draft: z.object({ revision: z.string() }),
  },
});
