import { companyIdSchema, opaqueIdSchema, revisionTagSchema, z } from '../schema.ts';

export const companyPath = '/v1/returns-portal-service/{rootOrgId}/company/{merchantId}';
export const companyParamsSchema = z.object({ rootOrgId: companyIdSchema, merchantId: companyIdSchema });

/** Idempotency key. With `publishSessions`, a second request with the same key has no effect. */
const keyHeaders = { 'idempotency-key': z.optional(opaqueIdSchema) };
export const keyHeadersSchema = z.object(keyHeaders);

export const writeHeadersSchema = z.object({
  ...keyHeaders,
  /** ID of the publish that contains this write. Absent: the write is published at once. */
  'x-publish-id': z.optional(opaqueIdSchema),
  /**
   * Revision on which a direct write is based. 412 `stale-revision` if it is not the current revision. With
   * `publishSessions`, 428 if it is missing and the write replaces a value.
   */
  'if-match': z.optional(revisionTagSchema),
});
