import { defineCall } from '../call.ts';
import { companyIdSchema, z } from '../schema.ts';

/**
 * Reads the sub-brand of a merchant, which is needed before rendering. The token in the body is required by the
 * specification, but only the authorization header is checked.
 */
export const postMerchantBrand = defineCall({
  id: 'postMerchantBrand',
  method: 'POST',
  base: 'page',
  path: '/api/merchant-brand',
  summary: 'A merchant’s sub-brand, if it has one.',
  origin: '7',
  caller: 'session',
  body: z.object({ merchant: companyIdSchema, token: z.string().check(z.maxLength(512)) }),
  response: z.looseObject({ subBrand: z.optional(z.string()) }),
  isRepeatable: true,
});

/** Reads the products of a company with their enabled countries. */
export const getCompany = defineCall({
  id: 'getCompany',
  method: 'GET',
  base: 'rootApi',
  path: '/v1/companies/{companyId}',
  summary: 'A company’s products by name, with their enabled countries.',
  origin: '7',
  caller: 'session',
  params: z.object({ companyId: companyIdSchema }),
  response: z.looseObject({
    resources: z.looseObject({
      products: z.record(
        z.string(),
        z.looseObject({ countriesEnabled: z.optional(z.record(z.string(), z.boolean())) }),
      ),
    }),
  }),
});
