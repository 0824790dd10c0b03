import type { ValidationRule } from '../validationRule.ts';

/** Rules for names and other short texts. Letters and digits are those of any script, unless a rule says single-byte. */
export const characterRules = {
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
    // Every hyphen stands between two letters. Told by what must not be there, since that needs no backtracking.
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
