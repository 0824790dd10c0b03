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
    // Release of the page's texts. The service ignores it; it only makes cached URLs differ between releases.
    release: z.optional(z.string().check(z.maxLength(64))),
  }),
  response: translationTreeSchema,
});
