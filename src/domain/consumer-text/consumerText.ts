import type { BundleLocale, Language } from '../languages/language.ts';
import { isRecord } from '../shared/shapes.ts';

export type StepTexts = Readonly<Record<string, unknown>>;
export type Steps = Readonly<Record<string, StepTexts>>;

export type LanguageTexts = { readonly steps?: Steps | undefined };

/** A merchant's texts for customers, by language [CT-1]. A text in `v2` overrides the text in `v1`. */
export type ConsumerText = {
  readonly v1?: Readonly<Partial<Record<Language, LanguageTexts>>> | undefined;
  readonly v2?: Readonly<Partial<Record<BundleLocale, Steps>>> | undefined;
};

type TextHolder = {
  readonly applicationConfig?: { readonly config?: Readonly<Record<string, unknown>> | undefined } | undefined;
};

export function consumerTextOf({ applicationConfig }: TextHolder): ConsumerText {
  const texts = applicationConfig?.config?.['consumerText'];
  return isRecord(texts) ? texts : {};
}
