import { LARGE_BODY_LIMIT } from '../bodyLimit.ts';
import { defineCall } from '../call.ts';
import { companyParamsSchema, companyPath } from '../company/companyWrite.ts';
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

/** A pending change as it is recorded with its publish: what it was, what it becomes. */
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
  /** Who really acted; `onBehalfOf` is the company id when an admin did it in review mode. */
  actor: z.object({ userId: z.string(), name: z.string() }),
  onBehalfOf: z.optional(z.string()),
  baseRevision: revisionTagSchema,
  revision: z.optional(revisionTagSchema),
  changeCount: z.number(),
  /** What the person wrote of it. */
  note: z.optional(z.string()),
  /**
   * What it leads back to, told once it is live. `undone`: it takes back what made `revision`, and nothing else. `restored`:
   * everything is as it was in `revision`. Of the publish that made that revision: who, when and what; none made the first.
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

/** As a list tells of it: its changes as far as they say what it did, the first of each page with what they hold while that is short. */
export const listedPublishSchema = z.extend(publishSummarySchema, { named: z.optional(z.array(recordedChangeSchema)) });

export const publishSchema = z.extend(publishSummarySchema, { changes: z.array(recordedChangeSchema) });

/**
 * Opens a publish: the current revision is copied to a draft that the publish's writes go to.
 * 412 `stale-revision` when `If-Match` is not the current revision; 409 `publish-in-progress` with `Retry-After`
 * while another publish of the company is open; 428 without `If-Match`.
 */
export const openPublish = defineCall({
  id: 'openPublish',
  method: 'POST',
  base: 'api',
  path: `${companyPath}/publishes`,
  summary: 'Open a publish on the revision that was read.',
  origin: 'own',
  caller: 'session',
  right: 'publish',
  params: companyParamsSchema,
  headers: z.object({ 'idempotency-key': z.optional(opaqueIdSchema), 'if-match': z.optional(revisionTagSchema) }),
  body: z.object({
    changes: z.array(recordedChangeSchema).check(z.minLength(1), z.maxLength(5000)),
    /** Shown with the publish in the history. Only where `publishNotes` is announced. */
    note: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  }),
  bodyLimit: LARGE_BODY_LIMIT,
  response: publishSummarySchema,
  successStatus: 201,
  takesIdempotencyKey: true,
});

/** Makes the draft the current revision, in one transaction. Completing a completed publish answers the same again. */
export const completePublish = defineCall({
  id: 'completePublish',
  method: 'POST',
  base: 'api',
  path: `${companyPath}/publishes/{publishId}/complete`,
  summary: 'Make the publish current: consumers see all of it or none.',
  origin: 'own',
  caller: 'session',
  right: 'publish',
  params: publishParams,
  headers: z.object({ 'idempotency-key': z.optional(opaqueIdSchema) }),
  response: publishSummarySchema,
  takesIdempotencyKey: true,
});

export const giveUpPublish = defineCall({
  id: 'giveUpPublish',
  method: 'DELETE',
  base: 'api',
  path: `${companyPath}/publishes/{publishId}`,
  summary: 'Give an open publish up; its draft is dropped and nothing goes live.',
  origin: 'own',
  caller: 'session',
  right: 'publish',
  params: publishParams,
  headers: z.object({ 'idempotency-key': z.optional(opaqueIdSchema) }),
  successStatus: 204,
  takesIdempotencyKey: true,
});

export const listPublishes = defineCall({
  id: 'listPublishes',
  method: 'GET',
  base: 'api',
  path: `${companyPath}/publishes`,
  summary: 'The company’s publishes, newest first: all, or those that went live and a filter leaves.',
  origin: 'own',
  caller: 'session',
  params: companyParamsSchema,
  query: z.object({
    /** Only those that are so now; the history asks for what was published. */
    state: z.optional(publishStateSchema),
    cursor: z.optional(opaqueIdSchema),
    /** 1 to 200, 50 unless given. A page ends sooner, with the entry that fills 256 KiB; `nextCursor` goes on. */
    limit: z.optional(z.coerce.number()),
    /** Filters, only where `historyFilters` is announced; a cursor goes with the filters of its page. Who acted, by user id. */
    person: z.optional(opaqueIdSchema),
    /** A feature of which something was changed, by its name. */
    page: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    /** Completed at or after, and before. */
    since: z.optional(instantSchema),
    before: z.optional(instantSchema),
    /** Each of these stands in the note; case and Latin accents make no difference. */
    words: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({
    publishes: z.array(listedPublishSchema),
    nextCursor: z.optional(z.string()),
    /** Everybody who ever published, by the name they did it under last; on the first page. */
    people: z.optional(z.array(z.object({ userId: z.string(), name: z.string() }))),
  }),
});

export const readPublish = defineCall({
  id: 'readPublish',
  method: 'GET',
  base: 'api',
  path: `${companyPath}/publishes/{publishId}`,
  summary: 'One publish in full, with every change before and after; of one that was given up, what a list names.',
  origin: 'own',
  caller: 'session',
  params: publishParams,
  response: publishSchema,
});
