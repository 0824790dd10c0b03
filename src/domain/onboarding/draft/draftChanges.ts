import type { PendingChange } from '../../changes/pendingChange.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { ok, type Result } from '../../shared/result.ts';
import { plainText } from '../../tables/plainText.ts';
import { plainPhoneNumber } from '../../validation/formats/isPhoneNumber.ts';
import { onboardingChange, signupChange } from '../onboardingCommand.ts';
import { onboardingPayload, type OnboardingPayload } from '../onboardingPayload.ts';
import { signupPayload, type PendingSignup } from '../signupPayload.ts';
import { EMPTY_DRAFT, type DraftText, type MerchantDraft } from './merchantDraft.ts';

export type PendingMerchant = {
  readonly onboarding: OnboardingPayload;
  readonly signup?: PendingSignup | undefined;
};

/** Fields whose characters are converted to ASCII, e.g. full-width digits. */
const ASCII_FIELDS: ReadonlySet<DraftText> = new Set<DraftText>([
  'companyId',
  'copyFrom',
  'login',
  'pricingTier',
  'consumerChargeAccount',
  'merchantChargeAccount',
  'locationId',
  'carrierAccountId',
  'username',
  'latinName',
]);
/** Fields in which half-width kana become full-width. Only a signup contains them. */
export const KANA_FIELDS: ReadonlySet<string> = new Set<DraftText>(['firstNameKana', 'lastNameKana']);

export function tidyDraft(draft: MerchantDraft): MerchantDraft {
  const tidy = (name: DraftText): string => {
    const text = draft[name].trim();
    if (name === 'phoneNumber') return plainPhoneNumber(text);
    if (ASCII_FIELDS.has(name)) return plainText(text);
    return KANA_FIELDS.has(name) ? text.normalize('NFKC') : text;
  };
  const texts = Object.keys(EMPTY_DRAFT).filter(
    (name): name is DraftText => typeof EMPTY_DRAFT[name as keyof MerchantDraft] === 'string',
  );
  const tidied = { ...draft, ...Object.fromEntries(texts.map((name) => [name, tidy(name)])) };
  return { ...tidied, companyId: tidied.companyId.toUpperCase(), copyFrom: tidied.copyFrom.toUpperCase() };
}

const ifPresent = <Name extends string>(name: Name, text: string): Partial<Record<Name, string>> =>
  text === '' ? {} : ({ [name]: text } as Record<Name, string>);

export type DraftedBy = {
  readonly requestId: string;
  readonly product: string;
  /** The merchant before the edit. An unchanged onboarding keeps its request id, so that it is executed once. */
  readonly before?: PendingMerchant | undefined;
};

/** Pending onboarding and signup of a draft [OB-1] [SG-1]. Fails if the pricing tier is invalid [OB-2]. */
export function changesOfDraft(
  draft: MerchantDraft,
  { requestId, product, before }: DraftedBy,
): Result<readonly [onboarding: PendingChange, signup: PendingChange], { readonly kind: 'pricing-tier-unknown' }> {
  const tidied = tidyDraft(draft);
  const { companyId, companyName, redirectUrl, legalEntity, login, phoneNumber, firstName, lastName } = tidied;
  const signup = signupPayload(companyId, product, {
    firstName,
    lastName,
    companyName,
    tradingName: tidied.tradingName || companyName,
    login,
    phoneNumber,
    ...ifPresent('lastNameKana', tidied.lastNameKana),
    ...ifPresent('firstNameKana', tidied.firstNameKana),
    ...ifPresent('latinName', tidied.latinName),
  });
  const { contactName } = signup.applicant;
  const onboarding = onboardingPayload(
    { companyId, redirectUrl, companyName, login, contactName, phoneNumber, legalEntity, requestId },
    {
      pricingTier: Number(tidied.pricingTier),
      locationId: tidied.locationId,
      carrierAccountId: tidied.carrierAccountId,
      isIntegratedMerchant: tidied.isIntegratedMerchant,
      paperlessOptionEnabled: tidied.paperlessOptionEnabled,
      username: tidied.username,
      returnsPortalInternational: tidied.returnsPortalInternational,
      consumerChargeAccount: tidied.consumerChargeAccount,
      consumerChargeAccountKey: tidied.consumerChargeAccountKey,
      merchantChargeAccount: tidied.merchantChargeAccount,
    },
    { returnsSpeedType: tidied.returnsSpeedType, bcc: tidied.bcc, copyFrom: tidied.copyFrom },
  );
  if (!onboarding.ok) return onboarding;
  const withSameRequestId = before && { ...onboarding.value, requestId: before.onboarding.requestId };
  const value =
    withSameRequestId && deepEqual(withSameRequestId, before.onboarding) ? before.onboarding : onboarding.value;
  return ok([onboardingChange(value), signupChange(signup)]);
}

const textIn = (applicant: Readonly<Record<string, unknown>>, name: string): string => {
  const value = applicant[name];
  return typeof value === 'string' ? value : '';
};

/** Splits a contact name after `given`, or else at the first space. */
export function namesIn(contactName: string, given = ''): Pick<MerchantDraft, 'firstName' | 'lastName'> {
  if (given !== '' && contactName.startsWith(`${given} `))
    return { firstName: given, lastName: contactName.slice(given.length + 1) };
  const [firstName = '', ...rest] = contactName.split(' ');
  return { firstName, lastName: rest.join(' ') };
}

export function draftOf({ onboarding, signup }: PendingMerchant): MerchantDraft {
  const { productSettings, contactName, returns, bcc = [] } = onboarding;
  const { pricingTier, ...product } = productSettings;
  const applicant = signup?.applicant ?? {};
  const { companyId, companyName, legalEntity, redirectUrl, login, phoneNumber } = onboarding;
  return {
    ...EMPTY_DRAFT,
    companyId,
    companyName,
    legalEntity,
    redirectUrl,
    login,
    phoneNumber,
    ...namesIn(contactName, signup?.firstName),
    firstNameKana: textIn(applicant, 'firstNameKana'),
    lastNameKana: textIn(applicant, 'lastNameKana'),
    latinName: textIn(applicant, 'latinName'),
    tradingName: textIn(applicant, 'tradingName'),
    ...product,
    pricingTier: String(pricingTier),
    returnsSpeedType: returns?.returnsSpeedType ?? '',
    copyFrom: onboarding.copyFrom ?? '',
    bcc,
  };
}
