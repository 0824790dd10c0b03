import { GENERAL_MESSAGE, type ValidationRule } from '../validationRule.ts';

const only = (characters: RegExp): ValidationRule<typeof GENERAL_MESSAGE> => ({
  message: GENERAL_MESSAGE,
  accepts: (value) => characters.test(value),
});

/**
 * Character classes of Japanese forms [VL-*]. Letters and numbers are half-width. Kana and kanji may contain the wide
 * space, kana the long vowel mark.
 */
export const characterClassRules = {
  letters: only(/^[A-Za-z]+$/),
  uppercaseLetters: only(/^[A-Z]+$/),
  numbers: only(/^[0-9]+$/),
  /** Excludes ASCII, Latin-1 and half-width kana. */
  fullWidth: only(/^[^\p{ASCII}\u0080-\u00ff\uff61-\uffdc\uffe8-\uffee]+$/u),
  halfWidth: only(/^[\u0020-\u007e\uff61-\uff9f]+$/),
  katakana: only(/^[\u30a1-\u30fe\u3000]+$/),
  halfWidthKatakana: only(/^[\uff65-\uff9f ]+$/),
  hiragana: only(/^[\u3041-\u3096\u309d\u309e\u30fc\u3000]+$/),
  kanji: only(/^[\p{Script=Han}\u3000]+$/u),
} as const satisfies Record<string, ValidationRule>;
