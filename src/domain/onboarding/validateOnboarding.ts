import { parseCompanyId } from '../company/companyId.ts';
import { validate, type ValidationMessageKey } from '../validation/validate.ts';
import type { OnboardingPayload } from './onboardingPayload.ts';
import { isPricingTier } from './pricingTier.ts';

export type OnboardingError =
  | { readonly kind: 'required'; readonly pointer: string }
  | { readonly kind: 'malformed'; readonly pointer: string; readonly messageKey: ValidationMessageKey }
  | { readonly kind: 'pricing-tier-unknown' | 'company-id-malformed'; readonly pointer: string };

const REQUIRED = ['companyName', 'redirectUrl', 'login', 'contactName', 'phoneNumber', 'legalEntity'] as const;
const ACCOUNTS = ['consumerChargeAccount', 'consumerChargeAccountKey', 'merchantChargeAccount'] as const;
const RULES = [
  ['companyName', 'companyName'],
  ['legalEntity', 'noSpecialCharacters'],
  ['login', 'username'],
  ['phoneNumber', 'mobileNumber'],
  ['redirectUrl', 'httpProtocol'],
] as const;

/** The first error of an onboarding, or `undefined`. Page and service ask the same question. */
export function validateOnboarding(payload: OnboardingPayload): OnboardingError | undefined {
  if (!parseCompanyId(payload.companyId)) return { kind: 'company-id-malformed', pointer: '/companyId' };
  if (payload.copyFrom !== undefined && !parseCompanyId(payload.copyFrom))
    return { kind: 'company-id-malformed', pointer: '/copyFrom' };
  const missing = REQUIRED.find((field) => payload[field].trim() === '');
  if (missing) return { kind: 'required', pointer: `/${missing}` };
  for (const [field, rule] of RULES) {
    const messageKey = validate(rule, payload[field].trim());
    if (messageKey) return { kind: 'malformed', pointer: `/${field}`, messageKey };
  }
  const stranger = (payload.bcc ?? []).findIndex((address) => validate('email', address) !== undefined);
  if (stranger >= 0)
    return { kind: 'malformed', pointer: `/bcc/${stranger}`, messageKey: 'validation.emailInvalidError' };
  const { productSettings } = payload;
  if (!isPricingTier(productSettings.pricingTier))
    return { kind: 'pricing-tier-unknown', pointer: '/productSettings/pricingTier' };
  const unnamed = ACCOUNTS.find((account) => productSettings[account].trim() === '');
  return unnamed && { kind: 'required', pointer: `/productSettings/${unnamed}` };
}
