import { defineCall } from '../call.ts';
import { companyParamsSchema, companyPath } from '../company/companyWrite.ts';
import { merchantConfigSchema } from '../company/merchantConfig.ts';
import { z } from '../schema.ts';

/** Reads a revision. Responses can be cached, because revisions are immutable. */
export const readRevision = defineCall({
  id: 'readRevision',
  method: 'GET',
  base: 'api',
  path: `${companyPath}/revisions/{revision}`,
  summary: 'One revision of a company’s configuration, to compare or restore.',
  origin: 'own',
  caller: 'session',
  /** Revision tag without quotes, e.g. `r17`. */
  params: z.extend(companyParamsSchema, { revision: z.string().check(z.regex(/^r\d{1,15}$/)) }),
  response: merchantConfigSchema,
});
