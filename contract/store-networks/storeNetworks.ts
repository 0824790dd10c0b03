import { defineCall } from '../call.ts';
import { companyParamsSchema, companyPath, writeHeadersSchema } from '../company/companyWrite.ts';
import { z } from '../schema.ts';

/** Stores the store networks. The specification defines the body but not the path [API-5]. */
export const putStoreNetworks = defineCall({
  id: 'putStoreNetworks',
  method: 'PUT',
  base: 'api',
  path: `${companyPath}/store-networks`,
  summary: 'Replaces the store networks that accept a merchant’s returns, and enables or disables in-store returns.',
  origin: 'own',
  caller: 'session',
  right: 'publish',
  params: companyParamsSchema,
  headers: writeHeadersSchema,
  body: z.object({
    selectedStoreNetworks: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(1000)),
    enabled: z.boolean(),
  }),
  takesIdempotencyKey: true,
});
