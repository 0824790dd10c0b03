import type { BundleTree } from '../../locales/readBundle.ts';

/** `long`: 40 % longer, like in verbose languages. `rtl`: also written from right to left. */
export type PseudoKind = 'long' | 'rtl';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçďéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĎÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ';
const accents = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));

/** Parts that are not translated: values, references to other texts, elements. */
const MARKUP = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+\s*\/?>)/;
/** Share by which a text becomes longer. */
const GROWTH = 0.4;
const VOWELS = /[aeiouyAEIOUY]/;

/** A right-to-left mark sets the direction of the text. An override reverses its Latin letters. */
const RTL_START = '\u200f\u202e';
const RTL_END = '\u202c';

/** Adds accents to all letters, doubles vowels until the text is 40 % longer, and adds brackets. */
export function pseudoText(text: string, kind: PseudoKind): string {
  if (text === '') return '';
  const parts = text.split(MARKUP);
  const length = parts.reduce((sum, part, index) => sum + (index % 2 === 0 ? part.length : 0), 0);
  let missing = Math.ceil(length * GROWTH);
  const stretched = parts.map((part, index) => {
    if (index % 2 === 1) return part;
    return [...part]
      .map((letter) => {
        const accented = accents.get(letter) ?? letter;
        if (missing === 0 || !VOWELS.test(letter)) return accented;
        missing -= 1;
        return accented + accented.toLowerCase();
      })
      .join('');
  });
  // A text with few vowels gets additional words at its end.
  const rest = missing > 0 ? ` ${'ö'.repeat(missing).replaceAll(/ö{6}(?=ö)/g, '$& ')}` : '';
  const whole = `[${stretched.join('')}${rest}]`;
  return kind === 'rtl' ? RTL_START + whole + RTL_END : whole;
}

/**
 * Translates all texts of a bundle into a pseudo-language, so that untranslated, cut and wrongly mirrored texts are
 * visible.
 */
export const pseudoTexts = (bundle: BundleTree, kind: PseudoKind): BundleTree =>
  Object.fromEntries(
    Object.entries(bundle).map(([key, text]) => [
      key,
      typeof text === 'string' ? pseudoText(text, kind) : pseudoTexts(text, kind),
    ]),
  );
