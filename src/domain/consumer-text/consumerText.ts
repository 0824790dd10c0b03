import type { BundleLocale, Language } from '../languages/language.ts';

export type StepTexts = Readonly<Record<string, unknown>>;
export type Steps = Readonly<Record<string, StepTexts>>;

export type LanguageTexts = { readonly steps?: Steps | undefined };

/** A merchant's texts [CT-1]. `v2` takes precedence over `v1`. */
export type ConsumerText = {
  readonly v1?: Readonly<Partial<Record<Language, LanguageTexts>>> | undefined;
  readonly v2?: Readonly<Partial<Record<BundleLocale, Steps>>> | undefined;
};
