import type { ApplicationConfigHolder } from '../application-config/applicationConfig.ts';
import { consumerLanguages } from '../application-config/consumerLanguages.ts';
import type { MerchantDefaults } from '../company/merchantDefaults.ts';
import type { FooterLinks } from '../company/companyConfiguration.ts';
import { ownFooterLinks } from '../navigation/pageFooter.ts';
import { isText } from '../shared/shapes.ts';

/** Parts that a merchant can set itself instead of using the owner's. */
export const ownParts = [
  'footer-links',
  'languages',
  'sub-brand',
  'address-validation',
  'warranty-limit',
  'window-limit',
] as const;
export type OwnPart = (typeof ownParts)[number];

type Merchant = ApplicationConfigHolder & {
  readonly subBrand?: unknown;
  readonly features: MerchantDefaults & { readonly footer?: FooterLinks | undefined };
};

const hasPart: Record<OwnPart, (merchant: Merchant) => boolean> = {
  'footer-links': ({ features }) => Object.values(ownFooterLinks(features.footer)).some((link) => link !== undefined),
  languages: (merchant) => consumerLanguages(merchant).offered.length > 1,
  'sub-brand': ({ subBrand }) => isText(subBrand) && subBrand.trim() !== '',
  'address-validation': ({ features }) => features.addressValidationRequired !== undefined,
  'warranty-limit': ({ features }) => features.returnPolicies?.maxWarrantyDays !== undefined,
  'window-limit': ({ features }) => features.returnWindows?.maxDueDateDays !== undefined,
};

/** Parts that the merchant has set itself [BN-3] [BR-10] [PB-9] [CF-6]. */
export const ownPartsOf = (merchant: Merchant): readonly OwnPart[] =>
  ownParts.filter((part) => hasPart[part](merchant));
