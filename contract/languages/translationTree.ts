import { z } from '../schema.ts';

export type TranslationTree = { readonly [key: string]: string | TranslationTree };
const isTranslationTree = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string' || isTranslationTree(text));

/** Validated by a function, because a recursive schema would add code to every page load. */
export const translationTreeSchema = z.custom<TranslationTree>(isTranslationTree);
