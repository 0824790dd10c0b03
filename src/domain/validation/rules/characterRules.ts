import type { ValidationRule } from '../validationRule.ts';

/** Names and short texts. Letters and digits may be of any script unless the rule is single-byte. */
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
    // Hyphens must be between letters. Tested by exclusion, which needs no backtracking.
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
