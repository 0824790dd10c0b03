import { z } from '../schema.ts';

export type TranslationTree = { readonly [key: string]: string | TranslationTree };
const isTranslationTree = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string' || isTranslationTree(text));

/** Checked by a function: a schema that holds itself takes more script, which every start waits for. */
export const translationTreeSchema = z.custom<TranslationTree>(isTranslationTree);
