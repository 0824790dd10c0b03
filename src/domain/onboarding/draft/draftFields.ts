import type { TextLimit, ValueProblem } from '../../shared/valueRule.ts';
import { parseCompanyId } from '../../company/companyId.ts';
import { plainPhoneNumber } from '../../validation/formats/isPhoneNumber.ts';
import { unitLimit } from '../../validation/textLimit.ts';
import { limitedText, validate, type RuleName } from '../../validation/validate.ts';
import { isPricingTier } from '../pricingTier.ts';
import type { MerchantDraft } from './merchantDraft.ts';

export const draftParts = ['company', 'contact', 'product', 'signup'] as const;
export type DraftPart = (typeof draftParts)[number];

export type DraftFieldName = Exclude<
  keyof MerchantDraft,
  'isIntegratedMerchant' | 'paperlessOptionEnabled' | 'returnsPortalInternational'
>;

export type DraftField = {
  readonly name: DraftFieldName;
  readonly part: DraftPart;
  readonly isRequired: boolean;
  readonly limit?: TextLimit | undefined;
  readonly check: (value: string | readonly string[]) => ValueProblem | undefined;
};

export type OnboardingOwner = {
  readonly carrier: string;
  readonly isSignupSkipped: boolean;
  readonly canCopy?: boolean | undefined;
  /** True if names may contain digits, full stops, apostrophes, commas and similar characters. */
  readonly allowsFreeNames?: boolean | undefined;
};

/** Owners whose forms require names in kanji or kana, their reading, and the company name in Latin letters. */
const JAPANESE_CARRIERS: ReadonlySet<string> = new Set(['YAMATO']);
export const asksForJapaneseNames = ({ carrier }: Pick<OnboardingOwner, 'carrier'>): boolean =>
  JAPANESE_CARRIERS.has(carrier);

const ofText =
  (check: (text: string) => ValueProblem | undefined): DraftField['check'] =>
  (value) =>
    typeof value === 'string' && value.trim() !== '' ? check(value.trim()) : undefined;

/** Limit and check of a field: the length, then validation rules. Invalid characters have their own message. */
const withNamedRules = (max: number, ...rules: readonly RuleName[]): Pick<DraftField, 'limit' | 'check'> => {
  const limit = unitLimit(max);
  const problemOf = limitedText(limit, rules);
  return { limit, check: ofText((text) => namedCharacter(problemOf(text), rules, text)) };
};

const CHARACTER_RULES: ReadonlySet<RuleName> = new Set<RuleName>([
  'companyName',
  'noSpecialCharacters',
  'lettersOptionalHyphen',
  'noSpecialCharactersExpanded',
  'singleByteChars',
]);

/** Adds the first rejected character to the error, if a single character is the reason. */
function namedCharacter(
  problem: ReturnType<ReturnType<typeof limitedText<RuleName>>>,
  rules: readonly RuleName[],
  text: string,
): ValueProblem | undefined {
  const rule = rules.find((name) => CHARACTER_RULES.has(name) && validate(name, text) === problem?.key);
  // Test each character between two letters, so that a hyphen is not rejected for its position.
  const character = rule && [...text].find((each) => validate(rule, `a${each}a`) !== undefined);
  return problem && character !== undefined
    ? { key: 'validation.characterError', values: { character }, catalogueKey: problem.key }
    : problem;
}

/** Names with characters that an owner can allow in addition to the specification. */
const FREE_NAME = /^[\p{L}\p{M}\p{N} .,'’ʼ&()/+_-]+$/u;

function nameOf(
  owner: OnboardingOwner,
  max: number,
  ...rules: readonly RuleName[]
): Pick<DraftField, 'limit' | 'check'> {
  if (owner.allowsFreeNames !== true) return withNamedRules(max, ...rules);
  const limit = unitLimit(max);
  const problemOf = limitedText(limit, ['doubleSpace']);
  const check = ofText((text) => {
    const character = [...text].find((each) => !FREE_NAME.test(each));
    return character === undefined ? problemOf(text) : { key: 'validation.characterError', values: { character } };
  });
  return { limit, check };
}

const ofClass = (rule: 'fullWidth' | 'katakana', key: 'onboarding.errors.fullWidth' | 'onboarding.errors.katakana') => {
  const limit = unitLimit(100);
  const isShort = limitedText(limit, []);
  return { limit, check: ofText((text) => isShort(text) ?? (validate(rule, text) && key)) };
};

const phoneNumber = {
  limit: unitLimit(50),
  check: ofText((text) => limitedText(unitLimit(50), ['mobileNumber'])(plainPhoneNumber(text))),
};
const companyId = ofText((text) => (parseCompanyId(text) ? undefined : 'onboarding.errors.companyId'));
const copyFrom: DraftField = { name: 'copyFrom', part: 'company', isRequired: false, check: companyId };
const pricingTier = ofText((text) => (isPricingTier(Number(text)) ? undefined : 'onboarding.errors.pricingTier'));
/** Maximum number of addresses that receive a copy. */
const MAX_COPY_ADDRESSES = 50;
const addresses: DraftField['check'] = (value) => {
  if (value.length > MAX_COPY_ADDRESSES && typeof value !== 'string')
    return { key: 'onboarding.errors.bccTooMany', values: { max: MAX_COPY_ADDRESSES } };
  const invalidAddress = (typeof value === 'string' ? [] : value).find(
    (address) => validate('email', address) !== undefined,
  );
  return invalidAddress === undefined
    ? undefined
    : { key: 'onboarding.errors.bcc', values: { address: invalidAddress } };
};

const isAustralian = (carrier: string): boolean => carrier === 'AUSTRALIA_POST';

export function draftFields(owner: OnboardingOwner): readonly DraftField[] {
  const isJapanese = asksForJapaneseNames(owner);
  const person = isJapanese
    ? ofClass('fullWidth', 'onboarding.errors.fullWidth')
    : nameOf(owner, 100, 'lettersOptionalHyphen', 'doubleSpace');
  const reading = ofClass('katakana', 'onboarding.errors.katakana');
  const carrierRule = (rule: RuleName): readonly RuleName[] => (isAustralian(owner.carrier) ? [rule] : []);
  const kana: readonly DraftField[] = [
    { name: 'lastNameKana', part: 'contact', isRequired: true, ...reading },
    { name: 'firstNameKana', part: 'contact', isRequired: true, ...reading },
  ];
  const firstName: DraftField = { name: 'firstName', part: 'contact', isRequired: true, ...person };
  const lastName: DraftField = { name: 'lastName', part: 'contact', isRequired: true, ...person };
  return [
    { name: 'companyId', part: 'company', isRequired: true, check: companyId },
    { name: 'companyName', part: 'company', isRequired: true, ...nameOf(owner, 200, 'companyName', 'doubleSpace') },
    { name: 'legalEntity', part: 'company', isRequired: true, ...withNamedRules(200, 'noSpecialCharacters') },
    { name: 'redirectUrl', part: 'company', isRequired: true, ...withNamedRules(2000, 'httpProtocol') },
    ...(owner.canCopy === true ? [copyFrom] : []),
    ...(isJapanese ? [lastName, firstName, ...kana] : [firstName, lastName]),
    { name: 'login', part: 'contact', isRequired: true, ...withNamedRules(320, 'username') },
    { name: 'phoneNumber', part: 'contact', isRequired: true, ...phoneNumber },
    { name: 'pricingTier', part: 'product', isRequired: true, check: pricingTier },
    { name: 'consumerChargeAccount', part: 'product', isRequired: true, ...withNamedRules(100) },
    { name: 'consumerChargeAccountKey', part: 'product', isRequired: true, ...withNamedRules(200) },
    { name: 'merchantChargeAccount', part: 'product', isRequired: true, ...withNamedRules(100) },
    {
      name: 'locationId',
      part: 'product',
      isRequired: true,
      ...withNamedRules(100, ...carrierRule('merchantLocationIdAU')),
    },
    {
      name: 'carrierAccountId',
      part: 'product',
      isRequired: true,
      ...withNamedRules(100, ...carrierRule('chargeAccountAU')),
    },
    { name: 'username', part: 'product', isRequired: true, ...withNamedRules(320, 'username') },
    { name: 'returnsSpeedType', part: 'product', isRequired: false, ...withNamedRules(100, 'noSpecialCharacters') },
    { name: 'bcc', part: 'product', isRequired: false, check: addresses },
    {
      name: 'tradingName',
      part: 'signup',
      isRequired: !owner.isSignupSkipped,
      ...nameOf(owner, 200, 'noSpecialCharactersExpanded', 'doubleSpace'),
    },
    ...(isJapanese
      ? [
          {
            name: 'latinName',
            part: 'signup',
            isRequired: !owner.isSignupSkipped,
            ...withNamedRules(200, 'singleByteChars'),
          } as const,
        ]
      : []),
  ];
}
