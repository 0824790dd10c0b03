import { defineCall } from './call.ts';
import { companyIdSchema, opaqueIdSchema, z } from './schema.ts';

const draftSchema = z.object({ name: z.string().check(z.minLength(1), z.maxLength(200)) });
const itemSchema = z.object({ id: opaqueIdSchema, name: z.string() });
const params = z.object({ companyId: companyIdSchema });

export const list__Items__ = defineCall({
  id: 'list__Items__',
  method: 'GET',
  base: 'api',
  path: '/v1/returns-portal-service/{companyId}/__kebab__',
  summary: '__Title__ of a company.',
  origin: 'own',
  caller: 'session',
  params,
  response: z.object({ items: z.array(itemSchema) }),
});

export const add__Item__ = defineCall({
  id: 'add__Item__',
  method: 'POST',
  base: 'api',
  path: '/v1/returns-portal-service/{companyId}/__kebab__',
  summary: 'Adds to the __title__ of a company.',
  origin: 'own',
  caller: 'session',
  params,
  body: draftSchema,
  response: itemSchema,
  successStatus: 201,
});
