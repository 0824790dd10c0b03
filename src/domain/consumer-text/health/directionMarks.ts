import { directionOf, type Language } from '../../languages/language.ts';

/** Override characters reverse letters. Normal texts never need them. */
const OVERRIDES = /[\u202D\u202E]/;
const EMBEDDINGS = /[\u202A\u202B]/g;
const POP_EMBEDDING = /\u202C/g;
const ISOLATES = /[\u2066-\u2068]/g;
const POP_ISOLATE = /\u2069/g;
/** Marks of right-to-left texts. */
const RIGHT_TO_LEFT = /[\u200F\u061C\u202B\u2067]/;
const RIGHT_TO_LEFT_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** Detects reversed letters, unclosed runs, and right-to-left marks in a text without such letters. */
export function hasWrongMarks(text: string, language: Language): boolean {
  if (OVERRIDES.test(text)) return true;
  if (countOf(text, EMBEDDINGS) !== countOf(text, POP_EMBEDDING)) return true;
  if (countOf(text, ISOLATES) !== countOf(text, POP_ISOLATE)) return true;
  return directionOf(language) === 'ltr' && RIGHT_TO_LEFT.test(text) && !RIGHT_TO_LEFT_LETTER.test(text);
}
