import { defineCall } from '../call.ts';
import { companyParamsSchema, companyPath, writeHeadersSchema } from '../company/companyWrite.ts';
import { carrierSchema } from '../company/merchantConfig.ts';
import { z } from '../schema.ts';

/** 400 with the message `Cannot add carrier for merchant` of the specification if a new carrier is not on offer. */
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
