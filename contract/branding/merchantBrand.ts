import { defineCall } from '../call.ts';
import { companyIdSchema, z } from '../schema.ts';

/**
 * Sub-brand of a merchant, needed before rendering. The token is in the body because of the specification; only the
 * authorization header counts.
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

/** Products of a company, with their enabled countries. */
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
