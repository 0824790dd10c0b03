import { defineCall } from '../call.ts';
import { z } from '../schema.ts';

/** Bundle locales as the backend names them: Japanese is `jp` [LG-1]. */
const bundleLocaleSchema = z.enum(['ar', 'en', 'es', 'fr', 'jp', 'nl']);

export type TranslationTree = { readonly [key: string]: string | TranslationTree };
export const translationTreeSchema: z.ZodMiniType<TranslationTree> = z.record(
  z.string(),
  z.union([z.string(), z.lazy(() => translationTreeSchema)]),
);

export const getLocale = defineCall({
  id: 'getLocale',
  method: 'GET',
  base: 'page',
  path: '/api/locale',
  summary: 'The translation bundle of one language; an owner may override texts by carrier.',
  origin: '7',
  caller: 'anyone',
  query: z.object({
    locale: bundleLocaleSchema,
    carrier: z.optional(z.string().check(z.maxLength(64))),
  }),
  response: translationTreeSchema,
});
