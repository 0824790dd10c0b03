import type { BundleLocale, Language } from '../languages/language.ts';

export type StepTexts = Readonly<Record<string, unknown>>;
export type Steps = Readonly<Record<string, StepTexts>>;

export type LanguageTexts = { readonly steps?: Steps | undefined };

/** A merchant's wording [CT-1]: a first form by language, a second by bundle locale, which counts where it is there. */
export type ConsumerText = {
  readonly v1?: Readonly<Partial<Record<Language, LanguageTexts>>> | undefined;
  readonly v2?: Readonly<Partial<Record<BundleLocale, Steps>>> | undefined;
};
