import { DEFAULT_LANGUAGE, isLanguage, preferredLanguage, type Language } from './language.ts';

/** Languages that a visitor may prefer. Languages that the product lacks are ignored. */
export type LanguageHints = {
  readonly chosen?: string | undefined;
  /** Languages of the browser, e.g. `fr-CA`, preferred first. */
  readonly accepted?: readonly string[] | undefined;
  readonly environmentDefault?: string | undefined;
  readonly ownerDefault?: string | undefined;
};

/** First language of the hints that the product has; otherwise English [LG-1]. */
export const startLanguage = (hints: LanguageHints): Language =>
  languageOfTag(hints.chosen) ??
  preferredLanguage(hints.accepted ?? []) ??
  languageOfTag(hints.environmentDefault) ??
  languageOfTag(hints.ownerDefault) ??
  DEFAULT_LANGUAGE;

const languageOfTag = (text: string | undefined): Language | undefined =>
  text !== undefined && isLanguage(text) ? text : undefined;
