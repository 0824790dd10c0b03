import { err, ok, type Result } from '../shared/result.ts';
import { isPricingTier, type ChargeAccounts } from './pricingTier.ts';

export type OnboardingCompany = {
  readonly companyId: string;
  readonly redirectUrl: string;
  readonly companyName: string;
  readonly login: string;
  readonly contactName: string;
  readonly phoneNumber: string;
  readonly legalEntity: string;
  /** Id of the request. The service executes requests with the same id once. */
  readonly requestId: string;
};

export type OnboardingProduct = {
  readonly pricingTier: number;
  readonly locationId: string;
  readonly carrierAccountId: string;
  readonly isIntegratedMerchant: boolean;
  readonly paperlessOptionEnabled: boolean;
  readonly username: string;
  readonly returnsPortalInternational: boolean;
};

export type OnboardingOptions = {
  readonly returnsSpeedType?: string | undefined;
  readonly bcc?: readonly string[] | undefined;
  readonly copyFrom?: string | undefined;
};

/** Onboarding request [OB-1]. Optional parts are absent, never empty. */
export type OnboardingPayload = OnboardingCompany & {
  readonly returns?: { readonly returnsSpeedType: string };
  readonly bcc?: readonly string[];
  /** Not in the specification: merchant of the same owner to copy settings from. */
  readonly copyFrom?: string;
  readonly productSettings: OnboardingProduct & ChargeAccounts;
};

/** Fails if the pricing tier is invalid [OB-2]. */
export function onboardingPayload(
  company: OnboardingCompany,
  productSettings: OnboardingPayload['productSettings'],
  { returnsSpeedType, bcc = [], copyFrom }: OnboardingOptions = {},
): Result<OnboardingPayload, { readonly kind: 'pricing-tier-unknown' }> {
  if (!isPricingTier(productSettings.pricingTier)) return err({ kind: 'pricing-tier-unknown' });
  return ok({
    ...company,
    ...(returnsSpeedType ? { returns: { returnsSpeedType } } : {}),
    ...(bcc.length > 0 ? { bcc } : {}),
    ...(copyFrom ? { copyFrom } : {}),
    productSettings,
  });
}
