import { DEFAULT_LANGUAGE, isLanguage, preferredLanguage, type Language } from './language.ts';

/** Where a visitor's language may be known from; a hint that names none of the product's languages is passed over. */
export type LanguageHints = {
  readonly chosen?: string | undefined;
  /** What the browser asks for, as `fr-CA`, most wanted first. */
  readonly accepted?: readonly string[] | undefined;
  readonly environmentDefault?: string | undefined;
  readonly ownerDefault?: string | undefined;
};

/** The language to start in: the strongest hint, else English [LG-1]. */
export const startLanguage = (hints: LanguageHints): Language =>
  spoken(hints.chosen) ??
  preferredLanguage(hints.accepted ?? []) ??
  spoken(hints.environmentDefault) ??
  spoken(hints.ownerDefault) ??
  DEFAULT_LANGUAGE;

const spoken = (text: string | undefined): Language | undefined =>
  text !== undefined && isLanguage(text) ? text : undefined;
