import { DEFAULT_LANGUAGE, isLanguage, preferredLanguage, type Language } from './language.ts';

/** Possible sources of a visitor's language. Unknown languages are ignored. */
export type LanguageHints = {
  readonly chosen?: string | undefined;
  /** Languages of the browser, e.g. `fr-CA`, preferred first. */
  readonly accepted?: readonly string[] | undefined;
  readonly environmentDefault?: string | undefined;
  readonly ownerDefault?: string | undefined;
};

/** The first known language, or else English [LG-1]. */
export const startLanguage = (hints: LanguageHints): Language =>
  spoken(hints.chosen) ??
  preferredLanguage(hints.accepted ?? []) ??
  spoken(hints.environmentDefault) ??
  spoken(hints.ownerDefault) ??
  DEFAULT_LANGUAGE;

const spoken = (text: string | undefined): Language | undefined =>
  text !== undefined && isLanguage(text) ? text : undefined;
