import { draftOf, type PendingMerchant } from './draftChanges.ts';
import { EMPTY_DRAFT, type MerchantDraft } from './merchantDraft.ts';

/** What many merchants have in common: filled in to begin with. */
const templates = {
  domestic: { paperlessOptionEnabled: true },
  integrated: { isIntegratedMerchant: true, paperlessOptionEnabled: true },
  international: { paperlessOptionEnabled: true, returnsPortalInternational: true },
} as const satisfies Record<string, Partial<MerchantDraft>>;

export type MerchantTemplateName = keyof typeof templates;
export const merchantTemplateNames = Object.keys(templates) as readonly MerchantTemplateName[];

/** The product settings of a template, over what is typed already. */
export const withTemplate = (draft: MerchantDraft, name: MerchantTemplateName): MerchantDraft => ({
  ...draft,
  isIntegratedMerchant: EMPTY_DRAFT.isIntegratedMerchant,
  returnsPortalInternational: EMPTY_DRAFT.returnsPortalInternational,
  ...templates[name],
});

/** What another merchant has that a new one may share: everything but who it is and how it is reached. */
export function likeMerchant(draft: MerchantDraft, other: PendingMerchant): MerchantDraft {
  const { pricingTier, consumerChargeAccount, consumerChargeAccountKey, merchantChargeAccount, ...rest } =
    draftOf(other);
  const { returnsSpeedType, isIntegratedMerchant, paperlessOptionEnabled, returnsPortalInternational, bcc, copyFrom } =
    rest;
  const accounts = { pricingTier, consumerChargeAccount, consumerChargeAccountKey, merchantChargeAccount };
  const product = {
    returnsSpeedType,
    isIntegratedMerchant,
    paperlessOptionEnabled,
    returnsPortalInternational,
    bcc,
    copyFrom,
  };
  return { ...draft, ...accounts, ...product };
}

/** The charge accounts that a pending merchant of the same tier has: they come with the tier. */
export function accountsOfTier(
  merchants: readonly PendingMerchant[],
  tier: string,
): Pick<MerchantDraft, 'consumerChargeAccount' | 'consumerChargeAccountKey' | 'merchantChargeAccount'> | undefined {
  const other = merchants.findLast(({ onboarding }) => String(onboarding.productSettings.pricingTier) === tier);
  if (!other) return undefined;
  const { consumerChargeAccount, consumerChargeAccountKey, merchantChargeAccount } = other.onboarding.productSettings;
  return { consumerChargeAccount, consumerChargeAccountKey, merchantChargeAccount };
}
