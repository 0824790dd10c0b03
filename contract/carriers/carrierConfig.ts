import { defineCall } from '../call.ts';
import { companyParamsSchema, companyPath, writeHeadersSchema } from '../company/companyWrite.ts';
import { carrierSchema } from '../company/merchantConfig.ts';
import { z } from '../schema.ts';

/** Stores a carrier. 400 with the message `Cannot add carrier for merchant` if the owner does not offer it. */
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
