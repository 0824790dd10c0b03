import { deepEqual } from '../shared/deepEqual.ts';
import type { Toggle } from './toggle.ts';

/** How refunds are given; whatever else the service keeps here travels along untouched. */
export type RefundSettings = {
  readonly enabled: boolean;
  /** Share of the price that is kept, in percent, 0 to 100; none where it does not say. */
  readonly restockingFeePercent?: number | undefined;
  /** Whether what the customer paid for shipping is refunded as well. */
  readonly includesShipping?: boolean | undefined;
};

/** Form that opens when a customer chooses to return in a shop. Absent switches are off. */
export type InStoreReturnsForm = {
  readonly mobileNumber?: boolean | undefined;
  readonly mobileNumberMandatory?: boolean | undefined;
};

export type Webhook = { readonly url: string };

/** What a merchant sets of a configuration beside its products [CF-7]. */
export type CompanySettings = {
  readonly refunds?: RefundSettings | undefined;
  /** ISO 4217; the portal's own currency where it does not say. */
  readonly currencyOverride?: string | undefined;
  readonly webhooks?: readonly Webhook[] | undefined;
  readonly homePickup?: { readonly enabled: boolean } | undefined;
  /** Whether staff can look at the e-mails customers get before they are sent, at home and abroad. */
  readonly emailPreviews?: Toggle | undefined;
  readonly emailPreviewsInternational?: Toggle | undefined;
  readonly orderInstructions?: string | undefined;
  /** With one, customers tick a box that they accept the policy. */
  readonly termsAndConditionsUrl?: string | undefined;
  readonly emailAddresses?: { readonly multiCarrierSupportEmail?: string | undefined } | undefined;
  readonly portalActive?: boolean | undefined;
  /** Whether staff process returns in the portal: pages may be listed for that alone [NV-2]. */
  readonly processingEnabled?: boolean | undefined;
  /** Portal address until the merchant sets a live address (`consumerUrlLive` of the product). */
  readonly consumerUrl?: string | undefined;
  readonly inStoreReturnsForm?: InStoreReturnsForm | undefined;
};

/** A setting that is forgotten here does not compile. */
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

/** Settings that are written whole; `null` takes one away. */
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
