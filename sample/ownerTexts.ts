import type { BundleLocale } from '../src/domain/languages/language.ts';
import type { TextTree } from '../src/domain/languages/overlayTexts.ts';
import type { SampleCarrier } from './SampleData.ts';

type OwnerTexts = Readonly<Partial<Record<SampleCarrier, Readonly<Partial<Record<BundleLocale, TextTree>>>>>>;

/** Texts that a demo owner overrides [LG-2]. */
export const ownerTexts: OwnerTexts = {
  AUSTRALIA_POST: { en: { consumerPortal: { fields: { policyLink: 'Returns and refunds policy' } } } },
};
