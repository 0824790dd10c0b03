import { describe, expect, it } from 'vitest';
import { draftFields, type OnboardingOwner } from '../../../../src/domain/onboarding/draft/draftFields.ts';
import { draftProblems, NOBODY } from '../../../../src/domain/onboarding/draft/draftProblems.ts';
import { EMPTY_DRAFT, type MerchantDraft } from '../../../../src/domain/onboarding/draft/merchantDraft.ts';
import { aMerchantDraft } from '../../../support/samples/aMerchantDraft.ts';

const AUSTRALIAN: OnboardingOwner = { carrier: 'AUSTRALIA_POST', isSignupSkipped: false };
const JAPANESE = { carrier: 'YAMATO', isSignupSkipped: false };
const inJapan = aMerchantDraft({
  firstName: '太郎',
  lastName: '山田',
  firstNameKana: 'タロウ',
  lastNameKana: 'ヤマダ',
  latinName: 'Sample_Store',
});

const wrong = (more: Partial<MerchantDraft>, owner = AUSTRALIAN, draft = aMerchantDraft(), taken = NOBODY) =>
  draftProblems({ ...draft, ...more }, draftFields(owner), taken).map(({ field, problem }) => [field, problem]);

const rejected = (character: string, catalogueKey: string) => ({
  key: 'validation.characterError',
  values: { character },
  catalogueKey,
});

describe('draftProblems', () => {
  it.each([
    [{ lastName: "O'Neil" }, 'lastName', "'"],
    [{ companyName: 'Acme Ltd.' }, 'companyName', '.'],
    [{ companyName: 'Ben & Co' }, 'companyName', '&'],
  ])(
    'returns the invalid character of %j, unless the owner allows this character [VL-companyName]',
    (more, name, character) => {
      expect(wrong(more)).toMatchObject([[name, { key: 'validation.characterError', values: { character } }]]);
      expect(wrong(more, { ...AUSTRALIAN, allowsFreeNames: true })).toEqual([]);
      expect(wrong({ [name]: 'A<b' }, { ...AUSTRALIAN, allowsFreeNames: true })).toMatchObject([
        [name, { values: { character: '<' } }],
      ]);
    },
  );

  it('returns no problems for a valid Australian and a valid Japanese draft [OB-1] [SG-1]', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({}, JAPANESE, inJapan)).toEqual([]);
  });

  it.each<[string, Partial<MerchantDraft>, string, unknown]>([
    ['RT-1', { companyId: 'no id' }, 'companyId', 'onboarding.errors.companyId'],
    [
      'VL-companyName',
      { companyName: 'Parcel & Co' },
      'companyName',
      rejected('&', 'validation.companyNameFormatError'),
    ],
    ['VL-doubleSpace', { companyName: 'Parcel  Co' }, 'companyName', { key: 'validation.doubleSpaceError' }],
    ['VL-noSpecialCharacters', { legalEntity: 'A#B' }, 'legalEntity', rejected('#', 'validation.noSpecialCharsError')],
    ['VL-httpProtocol', { redirectUrl: 'mailto:a@b.c' }, 'redirectUrl', { key: 'validation.urlProtocolError' }],
    ['VL-lettersOptionalHyphen', { lastName: 'Lim2' }, 'lastName', rejected('2', 'validation.noSpecialCharsError')],
    ['VL-username', { login: 'two words' }, 'login', { key: 'validation.usernameError' }],
    ['VL-mobileNumber', { phoneNumber: '1--2' }, 'phoneNumber', { key: 'wl.validation.phoneNumberRequiredError' }],
    ['OB-2', { pricingTier: '5' }, 'pricingTier', 'onboarding.errors.pricingTier'],
    ['OB-2', { pricingTier: '' }, 'pricingTier', 'validation.invalidValue'],
    ['OB-1', { consumerChargeAccountKey: ' ' }, 'consumerChargeAccountKey', 'validation.invalidValue'],
    ['VL-merchantLocationIdAU', { locationId: 'AB' }, 'locationId', { key: 'validation.merchantLocationIdAUError' }],
    ['VL-chargeAccountAU', { carrierAccountId: '12' }, 'carrierAccountId', { key: 'validation.chargeAccountAUError' }],
    ['VL-username', { username: 'a b' }, 'username', { key: 'validation.usernameError' }],
    ['OB-1', { bcc: ['a@b.example', 'b'] }, 'bcc', { key: 'onboarding.errors.bcc', values: { address: 'b' } }],
    [
      'OB-1',
      { bcc: Array.from({ length: 51 }, (_, place) => `a${place}@b.example`) },
      'bcc',
      { key: 'onboarding.errors.bccTooMany', values: { max: 50 } },
    ],
    [
      'VL-noSpecialCharactersExpanded',
      { tradingName: 'Parcel & Co' },
      'tradingName',
      rejected('&', 'validation.noSpecialCharsExpandedError'),
    ],
    ['OB-1', { companyName: 'x'.repeat(201) }, 'companyName', { key: 'validation.tooLongError', values: { max: 200 } }],
  ])('reports %s: %j', (_row, more, field, problem) => {
    expect(wrong(more)).toEqual([[field, problem]]);
  });

  it.each<[string, Partial<MerchantDraft>, string, unknown]>([
    ['VL-classes', { firstName: 'Taro' }, 'firstName', 'onboarding.errors.fullWidth'],
    ['VL-classes', { lastName: 'ﾔﾏﾀﾞ' }, 'lastName', 'onboarding.errors.fullWidth'],
    ['VL-classes', { firstNameKana: 'たろう' }, 'firstNameKana', 'onboarding.errors.katakana'],
    ['VL-classes', { lastNameKana: '' }, 'lastNameKana', 'validation.invalidValue'],
    ['VL-singleByteChars', { latinName: 'サンプル' }, 'latinName', rejected('サ', 'wl.signup.companyNameFormatError')],
  ])(
    'reports for the additional names that a Japanese owner requires the problem %s: %j',
    (_row, more, field, problem) => {
      expect(wrong(more, JAPANESE, inJapan)).toEqual([[field, problem]]);
    },
  );

  it('returns all problems of a draft at once, in the order of the form’s fields', () => {
    const fields = wrong({ companyId: '', phoneNumber: 'x', pricingTier: '9' }).map(([field]) => field);
    expect(fields).toEqual(['companyId', 'phoneNumber', 'pricingTier']);
    expect(wrong({}, AUSTRALIAN, EMPTY_DRAFT).length).toBeGreaterThan(10);
  });

  it('requires an id and a trading name that no other merchant uses [SG-2]', () => {
    const used = { companyIds: new Set(['NEWCO']), tradingNames: new Set(['newco']) };
    expect(wrong({ companyId: 'newco', tradingName: 'NEWCO' }, AUSTRALIAN, aMerchantDraft(), used)).toEqual([
      ['companyId', 'onboarding.errors.companyIdTaken'],
      ['tradingName', 'constants.apiErrors.tradingNameExists'],
    ]);
  });

  it('requires no trading name if the owner disabled the signup [PB-10]', () => {
    expect(wrong({ tradingName: '' }, { ...AUSTRALIAN, isSignupSkipped: true })).toEqual([]);
    expect(wrong({ tradingName: '' })).toEqual([['tradingName', 'validation.invalidValue']]);
  });
});
