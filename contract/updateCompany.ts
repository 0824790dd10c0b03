import { defineCall } from './call.ts';
import { productSchema } from './merchantConfig.ts';
import { companyIdSchema, opaqueIdSchema, z } from './schema.ts';

const writeHeadersSchema = z.object({
  'idempotency-key': z.optional(opaqueIdSchema),
  /** The publish this write belongs to; without it the write is a publish of its own. */
  'x-publish-id': z.optional(opaqueIdSchema),
});

export const postUpdateCompany = defineCall({
  id: 'postUpdateCompany',
  method: 'POST',
  base: 'rootApi',
  path: '/v1/returns-portal-service/{rootOrgId}/update-company/{merchantId}',
  summary: 'Replaces the named products’ configuration of a merchant (or of the owner itself).',
  origin: '7',
  caller: 'session',
  params: z.object({ rootOrgId: companyIdSchema, merchantId: companyIdSchema }),
  headers: z.extend(writeHeadersSchema, { 'cache-control': z.optional(z.string()) }),
  body: z.object({ products: z.record(z.string().check(z.minLength(1), z.maxLength(64)), productSchema) }),
  takesIdempotencyKey: true,
});
