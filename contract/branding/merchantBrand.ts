import { defineCall } from '../call.ts';
import { companyIdSchema, z } from '../schema.ts';

/**
 * Which sub-brand a merchant belongs to; asked before anything is drawn. The token stands in the parameters as well, as
 * the specification has it; it is the authorization header that counts.
 */
export const postMerchantBrand = defineCall({
  id: 'postMerchantBrand',
  method: 'POST',
  base: 'page',
  path: '/api/merchant-brand',
  summary: 'A merchant’s sub-brand, where it has one.',
  origin: '7',
  caller: 'session',
  body: z.object({ merchant: companyIdSchema, token: z.string().check(z.maxLength(512)) }),
  response: z.looseObject({ subBrand: z.optional(z.string()) }),
  isRepeatable: true,
});

/** A company's resources: its products, and from which countries each takes returns. */
export const getCompany = defineCall({
  id: 'getCompany',
  method: 'GET',
  base: 'rootApi',
  path: '/v1/companies/{companyId}',
  summary: 'A company’s products by name, with the countries they are on in.',
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
