import { defineCall, type Call } from './call.ts';
import { z } from './schema.ts';

export const getHealth = defineCall({
  id: 'getHealth',
  method: 'GET',
  base: 'page',
  path: '/api/health',
  summary: 'Liveness: the process responds, even if its database or disk fails.',
  origin: 'own',
  caller: 'anyone',
  response: z.object({ status: z.literal('ok'), version: z.string() }),
});

export const getReady = defineCall({
  id: 'getReady',
  method: 'GET',
  base: 'page',
  path: '/api/ready',
  summary:
    'Readiness of the service. 503 if a part fails; `errors` lists the failed ones: database, writes, disk, process. ' +
    '`for=reads` checks only the parts that reads need.',
  origin: 'own',
  caller: 'anyone',
  query: z.object({ for: z.optional(z.literal('reads')) }),
  response: z.object({ status: z.literal('ready'), database: z.string() }),
});

export const getOpenApi = defineCall({
  id: 'getOpenApi',
  method: 'GET',
  base: 'page',
  path: '/api/openapi.json',
  summary: 'This contract as an OpenAPI 3.1 document.',
  origin: 'own',
  caller: 'anyone',
  response: z.record(z.string(), z.unknown()),
});

export const getAsset = defineCall({
  id: 'getAsset',
  method: 'GET',
  base: 'page',
  path: '/assets/{hash}',
  summary: 'An immutable file, e.g. a logo, by content hash. The response body is the file.',
  origin: 'own',
  caller: 'anyone',
  params: z.object({ hash: z.string().check(z.regex(/^[a-f0-9]{64}(\.[a-z0-9]{2,5})?$/)) }),
});

export const operationCalls: readonly Call[] = [getHealth, getReady, getOpenApi, getAsset];
