import { defineCall } from '../call.ts';
import { z } from '../schema.ts';
import { bundleLocaleSchema } from './language.ts';

export type TranslationTree = { readonly [key: string]: string | TranslationTree };
const isTranslationTree = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string' || isTranslationTree(text));

/** Checked by a function: a schema that holds itself takes more script, which every start waits for. */
export const translationTreeSchema = z.custom<TranslationTree>(isTranslationTree);

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
    // Which of the product's texts the page was made with; it changes nothing of the answer but its address.
    release: z.optional(z.string().check(z.maxLength(64))),
  }),
  response: translationTreeSchema,
});
