import { companyIdSchema, opaqueIdSchema, revisionTagSchema, z } from '../schema.ts';

export const companyPath = '/v1/returns-portal-service/{rootOrgId}/company/{merchantId}';
export const companyParamsSchema = z.object({ rootOrgId: companyIdSchema, merchantId: companyIdSchema });

export const writeHeadersSchema = z.object({
  /** With `publishSessions`, a repeated key has no further effect. */
  'idempotency-key': z.optional(opaqueIdSchema),
  /** Publish of this write. Absent: the write is a publish of its own. */
  'x-publish-id': z.optional(opaqueIdSchema),
  /**
   * Revision on which a direct write is based. 412 `stale-revision` if it is not current. With `publishSessions`, 428
   * if it is missing and the write replaces a value.
   */
  'if-match': z.optional(revisionTagSchema),
});
