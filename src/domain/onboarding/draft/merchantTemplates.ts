import { draftOf, type PendingMerchant } from './draftChanges.ts';
import { EMPTY_DRAFT, type MerchantDraft } from './merchantDraft.ts';

const templates = {
  domestic: { paperlessOptionEnabled: true },
  integrated: { isIntegratedMerchant: true, paperlessOptionEnabled: true },
  international: { paperlessOptionEnabled: true, returnsPortalInternational: true },
} as const satisfies Record<string, Partial<MerchantDraft>>;

export type MerchantTemplateName = keyof typeof templates;
export const merchantTemplateNames = Object.keys(templates) as readonly MerchantTemplateName[];

export const withTemplate = (draft: MerchantDraft, name: MerchantTemplateName): MerchantDraft => ({
  ...draft,
  isIntegratedMerchant: EMPTY_DRAFT.isIntegratedMerchant,
  returnsPortalInternational: EMPTY_DRAFT.returnsPortalInternational,
  ...templates[name],
});

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

/** Charge accounts of another pending merchant with the same tier, because the accounts depend only on the tier. */
export function accountsOfTier(
  merchants: readonly PendingMerchant[],
  tier: string,
): Pick<MerchantDraft, 'consumerChargeAccount' | 'consumerChargeAccountKey' | 'merchantChargeAccount'> | undefined {
  const other = merchants.findLast(({ onboarding }) => String(onboarding.productSettings.pricingTier) === tier);
  if (!other) return undefined;
  const { consumerChargeAccount, consumerChargeAccountKey, merchantChargeAccount } = other.onboarding.productSettings;
  return { consumerChargeAccount, consumerChargeAccountKey, merchantChargeAccount };
}
