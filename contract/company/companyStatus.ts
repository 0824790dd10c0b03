import { defineCall } from '../call.ts';
import { companyIdSchema, z } from '../schema.ts';

export const getCompanyStatus = defineCall({
  id: 'getCompanyStatus',
  method: 'GET',
  base: 'page',
  path: '/api/company-status',
  summary: 'Whether the company may use the product. Called immediately after sign-in.',
  origin: '7',
  caller: 'session',
  query: z.object({ organisationId: companyIdSchema, returnsProduct: z.string() }),
  response: z.looseObject({ companyEnabled: z.boolean() }),
});
