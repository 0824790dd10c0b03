import { companyIdSchema, opaqueIdSchema, revisionTagSchema, z } from '../schema.ts';

/** Where the calls about one merchant of an owner begin. */
export const companyPath = '/v1/returns-portal-service/{rootOrgId}/company/{merchantId}';
export const companyParamsSchema = z.object({ rootOrgId: companyIdSchema, merchantId: companyIdSchema });

/** What every write to a configuration may carry. */
export const writeHeadersSchema = z.object({
  /** Where the owner announces `publishSessions`, what comes a second time under a key takes effect once. */
  'idempotency-key': z.optional(opaqueIdSchema),
  /** The publish this write belongs to; without it the write is a publish of its own. */
  'x-publish-id': z.optional(opaqueIdSchema),
  /**
   * The revision a write without a publish was made on: 412 `stale-revision` where another is current. Where the owner
   * announces `publishSessions`, 428 without it for what replaces something; what is only added, or is there already, needs none.
   */
  'if-match': z.optional(revisionTagSchema),
});
