import { defineCall } from '../call.ts';
import { companyParamsSchema, companyPath, writeHeadersSchema } from '../company/companyWrite.ts';
import { carrierSchema } from '../company/merchantConfig.ts';
import { z } from '../schema.ts';

/**
 * Replaces the carriers a company has set up. 400 with the specification's message `Cannot add carrier for merchant` where one
 * of them is new and not on offer.
 */
export const putCarrierConfig = defineCall({
  id: 'putCarrierConfig',
  method: 'PUT',
  base: 'api',
  path: `${companyPath}/carrier-config`,
  summary: 'Replaces the carriers of a merchant.',
  origin: 'own',
  caller: 'session',
  right: 'publish',
  params: companyParamsSchema,
  headers: writeHeadersSchema,
  body: z.object({ carriers: z.array(carrierSchema).check(z.maxLength(200)) }),
  takesIdempotencyKey: true,
});
