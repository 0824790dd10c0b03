import { GENERAL_MESSAGE, type ValidationRule } from '../validationRule.ts';

const only = (characters: RegExp): ValidationRule<typeof GENERAL_MESSAGE> => ({
  message: GENERAL_MESSAGE,
  accepts: (value) => characters.test(value),
});

/**
 * Rules that name a class of characters, as Japanese forms ask for them; they have no message of their own [VL-*]. Letters and numbers are the narrow ones, beside which the wide ones stand. Names in kana and kanji may
 * have the wide space between their parts; the wide mark that lengthens a vowel goes with both kinds of kana.
 */
export const characterClassRules = {
  letters: only(/^[A-Za-z]+$/),
  uppercaseLetters: only(/^[A-Z]+$/),
  numbers: only(/^[0-9]+$/),
  /** Everything that is not narrow: neither ASCII and its Latin neighbours nor half-width kana. */
  fullWidth: only(/^[^\p{ASCII}\u0080-\u00ff\uff61-\uffdc\uffe8-\uffee]+$/u),
  halfWidth: only(/^[\u0020-\u007e\uff61-\uff9f]+$/),
  katakana: only(/^[\u30a1-\u30fe\u3000]+$/),
  halfWidthKatakana: only(/^[\uff65-\uff9f ]+$/),
  hiragana: only(/^[\u3041-\u3096\u309d\u309e\u30fc\u3000]+$/),
  kanji: only(/^[\p{Script=Han}\u3000]+$/u),
} as const satisfies Record<string, ValidationRule>;
