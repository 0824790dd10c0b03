import { describe, expect, it } from 'vitest';
import { ruleNames, validate, type RuleName } from '../../../src/domain/validation/validate.ts';
import type { ValidationContext } from '../../../src/domain/validation/validationContext.ts';
import { compileRe2Pattern } from '../../../src/infrastructure/patterns/re2PatternEngine.ts';

/** The table of the specification: each rule, a text that the rule rejects, and the error message. */
const table: readonly (readonly [string, RuleName, string, string])[] = [
  ['[VL-email]', 'email', 'someone', 'validation.emailInvalidError'],
  ['[VL-excludeFullWidthEmail]', 'excludeFullWidthEmail', 'あ@b.example', 'validation.emailInvalidError'],
  ['[VL-password]', 'password', 'secret', 'wl.validation.passwordError'],
  ['[VL-strongPassword]', 'strongPassword', 'Secret123', 'wl.validation.strongPasswordError'],
  ['[VL-confirmPassword]', 'confirmPassword', 'other', 'validation.passwordsNotMatchError'],
  ['[VL-companyName]', 'companyName', 'A&B', 'validation.companyNameFormatError'],
  ['[VL-noSpecialCharacters]', 'noSpecialCharacters', '<b>', 'validation.noSpecialCharsError'],
  ['[VL-lettersOptionalHyphen]', 'lettersOptionalHyphen', 'R2', 'validation.noSpecialCharsError'],
  ['[VL-noSpecialCharactersAlt]', 'noSpecialCharactersAlt', 'a&b', 'wl.validationSpecError'],
  ['[VL-noSpecialCharactersExpanded]', 'noSpecialCharactersExpanded', '5£', 'validation.noSpecialCharsExpandedError'],
  ['[VL-postcodes]', 'postcodes', '123', 'wl.addressFields.postcode.invalidError'],
  ['[VL-mobileNumber]', 'mobileNumber', '123', 'wl.validation.phoneNumberRequiredError'],
  ['[VL-phoneNumberSGP]', 'phoneNumberSGP', '123', 'wl.validation.phoneNumberRequiredError'],
  ['[VL-singleByteChars]', 'singleByteChars', 'a b', 'wl.signup.companyNameFormatError'],
  ['[VL-singleByteLogin]', 'singleByteLogin', 'é', 'wl.login.loginFormatError'],
  ['[VL-website]', 'website', 'http://localhost', 'validation.websiteInvalidError'],
  ['[VL-httpProtocol]', 'httpProtocol', 'mailto:a', 'validation.urlProtocolError'],
  ['[VL-regex]', 'regex', '(', 'validation.regexInvalidError'],
  ['[VL-maxWarrantyDays]', 'maxWarrantyDays', '', 'validation.maxWarrantyDaysError'],
  ['[VL-maxDueDateDays]', 'maxDueDateDays', '', 'validation.maxDueDateDaysError'],
  ['[VL-validRuleName]', 'validRuleName', '', 'validation.ruleNameInUse'],
  ['[VL-validException]', 'validException', 'recall', 'validation.exceptionAlreadyExists'],
  ['[VL-requiredForInternational]', 'requiredForInternational', '', 'validation.internationalRequiredError'],
  ['[VL-chargeAccountAU]', 'chargeAccountAU', '1', 'validation.chargeAccountAUError'],
  ['[VL-merchantLocationIdAU]', 'merchantLocationIdAU', '1', 'validation.merchantLocationIdAUError'],
  ['[VL-bpostAccountNumber]', 'bpostAccountNumber', '1', 'validation.bpostAccountNumberError'],
  ['[VL-dpdAccountNumber]', 'dpdAccountNumber', '1', 'validation.dpdAccountNumberError'],
  ['[VL-glsESAccountNumber]', 'glsESAccountNumber', '1', 'validation.glsESAccountNumberError'],
  ['[VL-abnNumberAU]', 'abnNumberAU', '1', 'validation.abnNumberAUError'],
  ['[VL-accountIdSGP]', 'accountIdSGP', '1', 'validation.accountIdSGPError'],
  ['[VL-nonEmpty]', 'nonEmpty', ' ', 'validation.invalidValue'],
  ['[VL-currency]', 'currency', '1.', 'validation.invalidCurrencyError'],
  ['[VL-price]', 'price', '1', 'validation.invalidCurrencyError'],
  ['[VL-uspsAccountCode]', 'uspsAccountCode', '1', 'validation.accountCodeRequiredError'],
  ['[VL-uniqueOrderId]', 'uniqueOrderId', '', 'validation.orderIdUsedError'],
  ['[VL-doubleSpace]', 'doubleSpace', 'a  b', 'validation.doubleSpaceError'],
  ['[VL-username]', 'username', '-', 'validation.usernameError'],
  ['[VL-addressRequiredButEmpty]', 'addressRequiredButEmpty', '', 'returnAddresses.addAddressMessage'],
];

const withoutMessage: readonly RuleName[] = [
  'letters',
  'uppercaseLetters',
  'numbers',
  'fullWidth',
  'halfWidth',
  'katakana',
  'halfWidthKatakana',
  'hiragana',
  'kanji',
];

const context: ValidationContext = {
  compilePattern: compileRe2Pattern,
  countriesEnabled: { FR: true },
  homeCountryCode: 'GB',
  rules: [
    {
      ruleId: '1',
      ruleType: 'ORDER_EXCEPTION',
      name: 'Recalls',
      conditions: [{ fact: 'tags', operator: 'fullMatch', value: ['recall'] }],
    },
  ],
};

const asksForValue: readonly RuleName[] = [
  'confirmPassword',
  'maxWarrantyDays',
  'maxDueDateDays',
  'validRuleName',
  'uniqueOrderId',
  'nonEmpty',
  'requiredForInternational',
  'addressRequiredButEmpty',
];

describe('the validation rule', () => {
  it.each(table)('%s %s rejects "%s" with the message %s', (_, rule, text, message) => {
    expect(validate(rule, text, context)).toBe(message);
  });

  it('is one of the 38 rules of the specification, or a rule for a class of characters', () => {
    expect(table).toHaveLength(38);
    expect([...ruleNames].toSorted()).toEqual([...table.map(([, rule]) => rule), ...withoutMessage].toSorted());
  });

  it('returns the general message if the rule has no specific message', () => {
    expect(withoutMessage.map((rule) => validate(rule, '\u0007-é'))).toEqual(
      withoutMessage.map(() => 'validation.invalidValue'),
    );
  });

  it('accepts an empty text unless the rule requires a value', () => {
    const refusing = ruleNames.filter((rule) => validate(rule, '', context) !== undefined);
    expect(refusing.toSorted()).toEqual(asksForValue.toSorted());
  });
});
