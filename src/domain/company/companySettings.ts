import { deepEqual } from '../shared/deepEqual.ts';
import type { Toggle } from './merchantDefaults.ts';

/** Refund settings of a merchant. Unknown fields are preserved when the settings are stored. */
export type RefundSettings = {
  readonly enabled: boolean;
  /** Percentage of the price that is deducted, 0 to 100. */
  readonly restockingFeePercent?: number | undefined;
  readonly includesShipping?: boolean | undefined;
};

/** Fields of the form for returns in a shop. An absent field is disabled. */
export type InStoreReturnsForm = {
  readonly mobileNumber?: boolean | undefined;
  readonly mobileNumberMandatory?: boolean | undefined;
};

export type Webhook = { readonly url: string };

/** Settings of a merchant outside its products [CF-7]. */
export type CompanySettings = {
  readonly refunds?: RefundSettings | undefined;
  /** ISO 4217. Defaults to the portal's currency. */
  readonly currencyOverride?: string | undefined;
  readonly webhooks?: readonly Webhook[] | undefined;
  readonly homePickup?: { readonly enabled: boolean } | undefined;
  /** If enabled, staff can preview e-mails to customers. */
  readonly emailPreviews?: Toggle | undefined;
  readonly emailPreviewsInternational?: Toggle | undefined;
  readonly orderInstructions?: string | undefined;
  /** URL of the policy. If present, customers must accept the policy. */
  readonly termsAndConditionsUrl?: string | undefined;
  readonly emailAddresses?: { readonly multiCarrierSupportEmail?: string | undefined } | undefined;
  readonly portalActive?: boolean | undefined;
  /** If enabled, staff process returns in the portal. Determines which pages the navigation shows [NV-2]. */
  readonly processingEnabled?: boolean | undefined;
  /** Portal URL until the merchant sets `consumerUrlLive` of the product. */
  readonly consumerUrl?: string | undefined;
  readonly inStoreReturnsForm?: InStoreReturnsForm | undefined;
};

/** Every setting name. A record instead of a list, so that a missing name is a compile error. */
const isSetting: Readonly<Record<keyof CompanySettings, true>> = {
  refunds: true,
  currencyOverride: true,
  webhooks: true,
  homePickup: true,
  emailPreviews: true,
  emailPreviewsInternational: true,
  orderInstructions: true,
  termsAndConditionsUrl: true,
  emailAddresses: true,
  portalActive: true,
  processingEnabled: true,
  consumerUrl: true,
  inStoreReturnsForm: true,
};

const companySettingNames = Object.keys(isSetting) as readonly (keyof CompanySettings)[];

/** New values by setting. A value replaces the complete setting; `null` removes it. */
export type CompanySettingsPatch = { readonly [Name in keyof CompanySettings]?: CompanySettings[Name] | null };

export function settingsPatchBetween(from: CompanySettings, to: CompanySettings): CompanySettingsPatch | undefined {
  const changed = companySettingNames.filter((name) => !deepEqual(from[name], to[name]));
  return changed.length === 0 ? undefined : Object.fromEntries(changed.map((name) => [name, to[name] ?? null]));
}

export function withSettings<Document extends CompanySettings>(
  document: Document,
  patch: CompanySettingsPatch,
): Document {
  const changedNames = companySettingNames.filter((name) => patch[name] !== undefined);
  const unchangedEntries = Object.entries(document).filter(
    ([name]) => !(changedNames as readonly string[]).includes(name),
  );
  const newEntries = changedNames.filter((name) => patch[name] !== null).map((name) => [name, patch[name]]);
  return Object.fromEntries([...unchangedEntries, ...newEntries]) as Document;
}
