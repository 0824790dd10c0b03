import { defineCall } from '../call.ts';
import { z } from '../schema.ts';
import { bundleLocaleSchema } from './language.ts';
import { translationTreeSchema } from './translationTree.ts';

export const getLocale = defineCall({
  id: 'getLocale',
  method: 'GET',
  base: 'page',
  path: '/api/locale',
  summary: 'The texts of one language, including texts that the owner overrides.',
  origin: '7',
  caller: 'anyone',
  query: z.object({
    locale: bundleLocaleSchema,
    carrier: z.optional(z.string().check(z.maxLength(64))),
    // Cache key only: release of the page's texts.
    release: z.optional(z.string().check(z.maxLength(64))),
  }),
  response: translationTreeSchema,
});
