import { LARGE_BODY_LIMIT } from '../bodyLimit.ts';
import { defineCall } from '../call.ts';
import { companyParamsSchema, writeHeadersSchema } from './companyWrite.ts';
import { productSchema } from './merchantConfig.ts';
import { atMost } from '../limits.ts';
import { z } from '../schema.ts';

export const postUpdateCompany = defineCall({
  id: 'postUpdateCompany',
  method: 'POST',
  base: 'api',
  path: '/v1/returns-portal-service/{rootOrgId}/update-company/{merchantId}',
  summary: 'Replaces the configuration of the given products, of a merchant or of the owner.',
  origin: '7',
  caller: 'session',
  right: 'publish',
  params: companyParamsSchema,
  headers: z.extend(writeHeadersSchema, { 'cache-control': z.optional(z.string()) }),
  body: z.object({ products: atMost(z.record(z.string().check(z.minLength(1), z.maxLength(64)), productSchema), 50) }),
  bodyLimit: LARGE_BODY_LIMIT,
  takesIdempotencyKey: true,
});
