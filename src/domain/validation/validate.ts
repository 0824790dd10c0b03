import { addressRules } from './rules/addressRules.ts';
import { carrierAccountRules } from './rules/carrierAccountRules.ts';
import { emailRules } from './rules/emailRules.ts';
import { passwordRules } from './rules/passwordRules.ts';
import { presenceRules } from './rules/presenceRules.ts';
import { uniquenessRules } from './rules/uniquenessRules.ts';
import type { ValidationContext } from './validationContext.ts';
import { judge, type ValidationRule, GENERAL_MESSAGE } from './validationRule.ts';
import type { TextLimit } from '../shared/valueRule.ts';
import { isTooLong } from './textLimit.ts';
import { isPublicWebAddress } from './formats/isPublicWebAddress.ts';
import { isAmountText, isPriceText } from '../shared/money.ts';

/** Rules for names and short texts. Letters and digits may be of any script, except in single-byte rules. */
const characterRules = {
  companyName: {
    message: 'validation.companyNameFormatError',
    accepts: (value) => /^[\p{L}\p{M}\p{Nd}_ ]+$/u.test(value),
  },
  noSpecialCharacters: {
    message: 'validation.noSpecialCharsError',
    accepts: (value) => !/[[\]{}<>!#$%^*]/.test(value),
  },
  lettersOptionalHyphen: {
    message: 'validation.noSpecialCharsError',
    // Hyphens must be between letters. The second expression excludes other positions, which avoids backtracking.
    accepts: (value) => /^[\p{L}\p{M} -]+$/u.test(value) && !/^-|-$|[ -]-|- /.test(value),
  },
  noSpecialCharactersAlt: { message: 'wl.validationSpecError', accepts: (value) => !/[<#&]/.test(value) },
  noSpecialCharactersExpanded: {
    message: 'validation.noSpecialCharsExpandedError',
    accepts: (value) => !/[[\]{}<>!#$%^*£@&]/.test(value),
  },
  singleByteChars: { message: 'wl.signup.companyNameFormatError', accepts: (value) => /^[A-Za-z_]+$/.test(value) },
  doubleSpace: { message: 'validation.doubleSpaceError', accepts: (value) => !/\s\s/.test(value) },
} as const satisfies Record<string, ValidationRule>;

const isWithin = (value: string, limit: number | undefined): boolean =>
  /^\d+$/.test(value) && Number.isSafeInteger(Number(value)) && Number(value) <= (limit ?? Infinity);

const amountRules = {
  currency: { message: 'validation.invalidCurrencyError', accepts: isAmountText },
  price: { message: 'validation.invalidCurrencyError', accepts: isPriceText },
  maxWarrantyDays: {
    message: 'validation.maxWarrantyDaysError',
    validatesEmpty: true,
    accepts: (value, { limits }: ValidationContext) => isWithin(value, limits?.maxWarrantyDays),
  },
  maxDueDateDays: {
    message: 'validation.maxDueDateDaysError',
    validatesEmpty: true,
    accepts: (value, { limits }: ValidationContext) => isWithin(value, limits?.maxDueDateDays),
  },
} as const satisfies Record<string, ValidationRule>;

const only = (characters: RegExp): ValidationRule<typeof GENERAL_MESSAGE> => ({
  message: GENERAL_MESSAGE,
  accepts: (value) => characters.test(value),
});

/**
 * Rules for character classes of Japanese forms [VL-*]. Letters and numbers are half-width. Kana and kanji may contain
 * the wide space, kana also the long vowel mark.
 */
export const characterClassRules = {
  letters: only(/^[A-Za-z]+$/),
  uppercaseLetters: only(/^[A-Z]+$/),
  numbers: only(/^[0-9]+$/),
  fullWidth: only(/^[^\p{ASCII}\u0080-\u00ff\uff61-\uffdc\uffe8-\uffee]+$/u),
  halfWidth: only(/^[\u0020-\u007e\uff61-\uff9f]+$/),
  katakana: only(/^[\u30a1-\u30fe\u3000]+$/),
  halfWidthKatakana: only(/^[\uff65-\uff9f ]+$/),
  hiragana: only(/^[\u3041-\u3096\u309d\u309e\u30fc\u3000]+$/),
  kanji: only(/^[\p{Script=Han}\u3000]+$/u),
} as const satisfies Record<string, ValidationRule>;

/** Checks a pattern without an engine: compiles it as a `RegExp` but never matches it. */
function compilesOnPlatform(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

const formatRules = {
  website: { message: 'validation.websiteInvalidError', accepts: isPublicWebAddress },
  httpProtocol: {
    message: 'validation.urlProtocolError',
    accepts: (value) => /^(?:ftp|https?):\/\/\S+$/i.test(value),
  },
  regex: {
    message: 'validation.regexInvalidError',
    accepts: (value, { compilePattern }) =>
      compilePattern ? compilePattern(value) !== undefined : compilesOnPlatform(value),
  },
} as const satisfies Record<string, ValidationRule>;

const rules = {
  ...emailRules,
  ...passwordRules,
  ...characterRules,
  ...addressRules,
  ...formatRules,
  ...amountRules,
  ...uniquenessRules,
  ...presenceRules,
  ...carrierAccountRules,
  ...characterClassRules,
};

export type RuleName = keyof typeof rules;

export type MessageOf<Rule extends RuleName> = (typeof rules)[Rule]['message'];

export type ValidationMessageKey = MessageOf<RuleName>;

export const ruleNames: readonly RuleName[] = Object.keys(rules) as RuleName[];

/**
 * Validates a text, which is not trimmed. Returns the rule's message if the text is invalid. Empty text is valid unless
 * the rule has `validatesEmpty`. Never throws.
 */
export function validate<Rule extends RuleName>(
  ruleName: Rule,
  value: string,
  context?: ValidationContext,
): MessageOf<Rule> | undefined {
  return judge<MessageOf<Rule>>(rules[ruleName], value, context);
}

export const byRules =
  <Rule extends RuleName>(rules: readonly Rule[], context?: ValidationContext) =>
  (value: string): MessageOf<Rule> | undefined => {
    for (const rule of rules) {
      const message = validate(rule, value, context);
      if (message !== undefined) return message;
    }
    return undefined;
  };

type TextProblem<Rule extends RuleName> =
  | { readonly key: 'validation.tooLongError'; readonly values: { readonly max: number } }
  | { readonly key: MessageOf<Rule>; readonly values?: undefined };

export const limitedText =
  <Rule extends RuleName>(limit: TextLimit, rules: readonly Rule[]) =>
  (text: string): TextProblem<Rule> | undefined => {
    if (isTooLong(limit, text)) return { key: 'validation.tooLongError', values: { max: limit.max } };
    const key = byRules(rules)(text);
    return key && { key };
  };
