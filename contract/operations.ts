import { defineCall, type Call } from './call.ts';
import { z } from './schema.ts';

const publicCall = { method: 'GET', base: 'page', origin: 'own', caller: 'anyone' } as const;

export const getHealth = defineCall({
  ...publicCall,
  id: 'getHealth',
  path: '/api/health',
  summary: 'Liveness: the process responds, even if its database or disk fails.',
  response: z.object({ status: z.literal('ok'), version: z.string() }),
});

export const getReady = defineCall({
  ...publicCall,
  id: 'getReady',
  path: '/api/ready',
  summary:
    'Readiness of the service. 503 if a part fails; `errors` lists the failed ones: database, writes, disk, process. ' +
    '`for=reads` checks only the parts that reads need.',
  query: z.object({ for: z.optional(z.literal('reads')) }),
  response: z.object({ status: z.literal('ready'), database: z.string() }),
});

export const getOpenApi = defineCall({
  ...publicCall,
  id: 'getOpenApi',
  path: '/api/openapi.json',
  summary: 'This contract as an OpenAPI 3.1 document.',
  response: z.record(z.string(), z.unknown()),
});

export const getAsset = defineCall({
  ...publicCall,
  id: 'getAsset',
  path: '/assets/{hash}',
  summary: 'An immutable file, e.g. a logo, by content hash. The response body is the file.',
  params: z.object({ hash: z.string().check(z.regex(/^[a-f0-9]{64}(\.[a-z0-9]{2,5})?$/)) }),
});

export const operationCalls: readonly Call[] = [getHealth, getReady, getOpenApi, getAsset];
