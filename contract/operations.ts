import { defineCall, type Call } from './call.ts';
import { z } from './schema.ts';

export const getHealth = defineCall({
  id: 'getHealth',
  method: 'GET',
  base: 'page',
  path: '/api/health',
  summary: 'The process answers, whatever else does not work.',
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
    'All of the service works; else 503, and `errors` names each part that does not: database, writes, disk, process. ' +
    '`for=reads` asks only for what reading needs.',
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
  summary: 'An immutable file by content hash, such as a logo; the body is the file.',
  origin: 'own',
  caller: 'anyone',
  params: z.object({ hash: z.string().check(z.regex(/^[a-f0-9]{64}(\.[a-z0-9]{2,5})?$/)) }),
});

export const operationCalls: readonly Call[] = [getHealth, getReady, getOpenApi, getAsset];
