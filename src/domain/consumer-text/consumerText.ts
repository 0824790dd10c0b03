import type { BundleLocale, Language } from '../languages/language.ts';

/** Texts of one screen by field. Fields the product does not know are kept. */
export type StepTexts = Readonly<Record<string, unknown>>;
/** Texts of all screens by step. */
export type Steps = Readonly<Record<string, StepTexts>>;

/** The first form of a language's texts: its steps, beside whatever else the service keeps there. */
export type LanguageTexts = { readonly steps?: Steps | undefined };

/**
 * A merchant's own wording [CT-1]: the first form by language, and optionally the second, by the locale
 * of the translation bundle, with the steps at the top. Where a locale has the second form, it counts.
 */
export type ConsumerText = {
  readonly v1?: Readonly<Partial<Record<Language, LanguageTexts>>> | undefined;
  readonly v2?: Readonly<Partial<Record<BundleLocale, Steps>>> | undefined;
};
