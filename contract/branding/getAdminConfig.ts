import { defineCall } from '../call.ts';
import { z } from '../schema.ts';
import { adminConfigSchema } from './adminConfig.ts';

export const getAdminConfig = defineCall({
  id: 'getAdminConfig',
  method: 'GET',
  base: 'page',
  path: '/api/admin-config',
  summary: 'The owner’s configuration: names, logos, navigation, features.',
  origin: '7',
  caller: 'anyone',
  query: z.object({ carrier: z.string().check(z.minLength(1), z.maxLength(64)) }),
  response: adminConfigSchema,
});

export const getLocalAdminConfig = defineCall({
  ...getAdminConfig,
  id: 'getLocalAdminConfig',
  path: '/api/local-admin-config',
  summary: 'Like `getAdminConfig`, in local mode.',
});
