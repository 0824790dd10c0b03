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
});

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
  params: companyParamsSchema,
  headers: z.object({ 'idempotency-key': z.optional(opaqueIdSchema), 'if-match': z.optional(revisionTagSchema) }),
  body: z.object({ changes: z.array(recordedChangeSchema).check(z.minLength(1), z.maxLength(5000)) }),
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
  summary: 'The company’s publishes, newest first.',
  origin: 'own',
  caller: 'session',
  params: companyParamsSchema,
  query: z.object({
    /** Only those that are so now; the history asks for what was published. */
    state: z.optional(publishStateSchema),
    cursor: z.optional(opaqueIdSchema),
    limit: z.optional(z.coerce.number()),
  }),
  response: z.object({ publishes: z.array(publishSummarySchema), nextCursor: z.optional(z.string()) }),
});

export const readPublish = defineCall({
  id: 'readPublish',
  method: 'GET',
  base: 'api',
  path: `${companyPath}/publishes/{publishId}`,
  summary: 'One publish in full, with every change before and after.',
  origin: 'own',
  caller: 'session',
  params: publishParams,
  response: publishSchema,
});
