import { deepEqual } from '../shared/deepEqual.ts';
import type { Toggle } from './merchantDefaults.ts';

/** Unknown fields are preserved. */
export type RefundSettings = {
  readonly enabled: boolean;
  /** Percentage of the price deducted, 0 to 100. */
  readonly restockingFeePercent?: number | undefined;
  readonly includesShipping?: boolean | undefined;
};

/** Form for returns in a shop. Absent switches are off. */
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
  /** Staff can preview e-mails to customers. */
  readonly emailPreviews?: Toggle | undefined;
  readonly emailPreviewsInternational?: Toggle | undefined;
  readonly orderInstructions?: string | undefined;
  /** If present, customers must accept the policy. */
  readonly termsAndConditionsUrl?: string | undefined;
  readonly emailAddresses?: { readonly multiCarrierSupportEmail?: string | undefined } | undefined;
  readonly portalActive?: boolean | undefined;
  /** Staff process returns in the portal. Affects which pages are listed [NV-2]. */
  readonly processingEnabled?: boolean | undefined;
  /** Portal URL until the merchant sets `consumerUrlLive` of the product. */
  readonly consumerUrl?: string | undefined;
  readonly inStoreReturnsForm?: InStoreReturnsForm | undefined;
};

/** A record, because a missing setting then fails to compile. */
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

/** A setting is replaced as a whole; `null` removes it. */
export type CompanySettingsPatch = { readonly [Name in keyof CompanySettings]?: CompanySettings[Name] | null };

export function settingsPatchBetween(from: CompanySettings, to: CompanySettings): CompanySettingsPatch | undefined {
  const changed = companySettingNames.filter((name) => !deepEqual(from[name], to[name]));
  return changed.length === 0 ? undefined : Object.fromEntries(changed.map((name) => [name, to[name] ?? null]));
}

export function withSettings<Document extends CompanySettings>(
  document: Document,
  patch: CompanySettingsPatch,
): Document {
  const written = companySettingNames.filter((name) => patch[name] !== undefined);
  const kept = Object.entries(document).filter(([name]) => !(written as readonly string[]).includes(name));
  const present = written.filter((name) => patch[name] !== null).map((name) => [name, patch[name]]);
  return Object.fromEntries([...kept, ...present]) as Document;
}
