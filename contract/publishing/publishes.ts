import { LARGE_BODY_LIMIT } from '../bodyLimit.ts';
import { defineCall } from '../call.ts';
import { companyParamsSchema, companyPath, keyHeadersSchema } from '../company/companyWrite.ts';
import { instantSchema, opaqueIdSchema, revisionTagSchema, z } from '../schema.ts';

const publishStateSchema = z.enum(['open', 'published', 'given-up']);
const publishParams = z.extend(companyParamsSchema, { publishId: opaqueIdSchema });

const changeTypeSchema = z.enum([
  'COMPANY',
  'COMPANY_CARRIER_CONFIG',
  'COMPANY_NETWORK_CONFIG',
  'WAREHOUSE',
  'WAREHOUSE_BINDINGS',
  'ONBOARD',
  'SIGNUP',
  'APPLICATION_CONFIG_MERCHANT',
  'APPLICATION_CONFIG_OWNER',
  'RULES',
]);

export const recordedChangeSchema = z.object({
  type: changeTypeSchema,
  key: z.string().check(z.minLength(1), z.maxLength(300)),
  valueId: z.optional(z.string()),
  value: z.optional(z.unknown()),
  originalValue: z.optional(z.unknown()),
});

export const publishSummarySchema = z.object({
  publishId: z.string(),
  state: publishStateSchema,
  openedAt: instantSchema,
  completedAt: z.optional(instantSchema),
  /** The user who published. `onBehalfOf` is the company ID if an admin published in review mode. */
  actor: z.object({ userId: z.string(), name: z.string() }),
  onBehalfOf: z.optional(z.string()),
  baseRevision: revisionTagSchema,
  revision: z.optional(revisionTagSchema),
  changeCount: z.number(),
  note: z.optional(z.string()),
  /**
   * Set if a completed publish reverts an earlier one. `undone`: reverts only the publish that created `revision`.
   * `restored`: the configuration now equals `revision`. The other fields describe the publish that created `revision`.
   * They are absent for the first revision.
   */
  reverts: z.optional(
    z.object({
      kind: z.enum(['undone', 'restored']),
      revision: revisionTagSchema,
      publishId: z.optional(z.string()),
      completedAt: z.optional(instantSchema),
      actor: z.optional(z.object({ userId: z.string(), name: z.string() })),
      changeCount: z.optional(z.number()),
      named: z.optional(z.array(recordedChangeSchema)),
    }),
  ),
});

/** A publish in a list. `named`: some of its changes. The first entries of a page also contain short values. */
export const listedPublishSchema = z.extend(publishSummarySchema, { named: z.optional(z.array(recordedChangeSchema)) });

export const publishSchema = z.extend(publishSummarySchema, { changes: z.array(recordedChangeSchema) });

const publishCall = {
  base: 'api',
  origin: 'own',
  caller: 'session',
  right: 'publish',
  takesIdempotencyKey: true,
} as const;

/**
 * Opens a publish with a copy of the current revision, which its writes change. 412 `stale-revision` if `If-Match` is
 * not the current revision. 409 `publish-in-progress` with `Retry-After` while another publish is open. 428 without
 * `If-Match`.
 */
export const openPublish = defineCall({
  ...publishCall,
  id: 'openPublish',
  method: 'POST',
  path: `${companyPath}/publishes`,
  summary: 'Opens a publish based on the revision that the caller has read.',
  params: companyParamsSchema,
  headers: z.extend(keyHeadersSchema, { 'if-match': z.optional(revisionTagSchema) }),
  body: z.object({
    changes: z.array(recordedChangeSchema).check(z.minLength(1), z.maxLength(5000)),
    /** Note that is shown in the history. Available with `publishNotes`. */
    note: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  }),
  bodyLimit: LARGE_BODY_LIMIT,
  response: publishSummarySchema,
  successStatus: 201,
});

/** Makes the draft the current revision in one transaction. A repeated call returns the same response. */
export const completePublish = defineCall({
  ...publishCall,
  id: 'completePublish',
  method: 'POST',
  path: `${companyPath}/publishes/{publishId}/complete`,
  summary: 'Completes a publish: all of its changes become visible to customers at once.',
  params: publishParams,
  headers: keyHeadersSchema,
  response: publishSummarySchema,
});

export const giveUpPublish = defineCall({
  ...publishCall,
  id: 'giveUpPublish',
  method: 'DELETE',
  path: `${companyPath}/publishes/{publishId}`,
  summary: 'Cancels an open publish. Its changes are deleted and nothing is published.',
  params: publishParams,
  headers: keyHeadersSchema,
  successStatus: 204,
});

export const listPublishes = defineCall({
  id: 'listPublishes',
  method: 'GET',
  base: 'api',
  path: `${companyPath}/publishes`,
  summary: 'The company’s publishes, newest first. With a filter, only completed ones that match.',
  origin: 'own',
  caller: 'session',
  params: companyParamsSchema,
  query: z.object({
    state: z.optional(publishStateSchema),
    cursor: z.optional(opaqueIdSchema),
    /** Maximum number of publishes, from 1 to 200, 50 by default. A page also ends at 256 KiB. */
    limit: z.optional(z.coerce.number()),
    /** ID of the user who published. Filters need `historyFilters`. A cursor is valid only with the same filters. */
    person: z.optional(opaqueIdSchema),
    /** Name of a feature whose settings were changed. */
    page: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    /** Only publishes completed at or after `since` and before `before`. */
    since: z.optional(instantSchema),
    before: z.optional(instantSchema),
    /** Words that the note must contain. Ignores case and Latin accents. */
    words: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({
    publishes: z.array(listedPublishSchema),
    nextCursor: z.optional(z.string()),
    /** All users who published, with their newest names. Only on the first page. */
    people: z.optional(z.array(z.object({ userId: z.string(), name: z.string() }))),
  }),
});

export const readPublish = defineCall({
  id: 'readPublish',
  method: 'GET',
  base: 'api',
  path: `${companyPath}/publishes/{publishId}`,
  summary: 'One publish with all changes, before and after. A cancelled publish contains only what the list shows.',
  origin: 'own',
  caller: 'session',
  params: publishParams,
  response: publishSchema,
});
