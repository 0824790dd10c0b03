import { defineCall } from '../call.ts';
import { companyParamsSchema, companyPath } from '../company/companyWrite.ts';
import { opaqueIdSchema, z } from '../schema.ts';

export const post__Items__ = defineCall({
  id: 'post__Items__',
  method: 'POST',
  base: 'api',
  path: `${companyPath}/__kebab__`,
  summary: 'Submits __title__ of a merchant.',
  origin: 'own',
  caller: 'session',
  params: companyParamsSchema,
  headers: z.object({ 'idempotency-key': z.optional(opaqueIdSchema) }),
  body: z.object({ note: z.string().check(z.maxLength(500)) }),
  takesIdempotencyKey: true,
});
