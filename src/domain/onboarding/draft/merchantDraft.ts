export type MerchantDraft = {
  readonly companyId: string;
  readonly companyName: string;
  readonly legalEntity: string;
  /** Not in the specification: id of a merchant to copy settings from, or empty. */
  readonly copyFrom: string;
  readonly redirectUrl: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameKana: string;
  readonly lastNameKana: string;
  readonly login: string;
  readonly phoneNumber: string;
  /** Pricing tier as a digit from 1 to 4, or empty. */
  readonly pricingTier: string;
  readonly consumerChargeAccount: string;
  readonly consumerChargeAccountKey: string;
  readonly merchantChargeAccount: string;
  readonly locationId: string;
  readonly carrierAccountId: string;
  readonly username: string;
  readonly returnsSpeedType: string;
  readonly isIntegratedMerchant: boolean;
  readonly paperlessOptionEnabled: boolean;
  readonly returnsPortalInternational: boolean;
  readonly bcc: readonly string[];
  readonly tradingName: string;
  readonly latinName: string;
};

type NamesOf<Value> = {
  [Name in keyof MerchantDraft]: MerchantDraft[Name] extends Value ? Name : never;
}[keyof MerchantDraft];
export type DraftText = NamesOf<string>;
export type DraftSwitch = NamesOf<boolean>;

export const EMPTY_DRAFT: MerchantDraft = {
  companyId: '',
  companyName: '',
  legalEntity: '',
  copyFrom: '',
  redirectUrl: '',
  firstName: '',
  lastName: '',
  firstNameKana: '',
  lastNameKana: '',
  login: '',
  phoneNumber: '',
  pricingTier: '',
  consumerChargeAccount: '',
  consumerChargeAccountKey: '',
  merchantChargeAccount: '',
  locationId: '',
  carrierAccountId: '',
  username: '',
  returnsSpeedType: '',
  isIntegratedMerchant: false,
  paperlessOptionEnabled: false,
  returnsPortalInternational: false,
  bcc: [],
  tradingName: '',
  latinName: '',
};
