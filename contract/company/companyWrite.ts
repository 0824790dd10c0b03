import { companyIdSchema, opaqueIdSchema, z } from '../schema.ts';

/** Where the calls about one merchant of an owner begin. */
export const companyPath = '/v1/returns-portal-service/{rootOrgId}/company/{merchantId}';
export const companyParamsSchema = z.object({ rootOrgId: companyIdSchema, merchantId: companyIdSchema });

/** What every write to a configuration may carry. */
export const writeHeadersSchema = z.object({
  'idempotency-key': z.optional(opaqueIdSchema),
  /** The publish this write belongs to; without it the write is a publish of its own. */
  'x-publish-id': z.optional(opaqueIdSchema),
});
