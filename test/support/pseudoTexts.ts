import type { BundleTree } from '../../locales/readBundle.ts';

/** `long`: as long as a wordy language’s texts; `rtl`: the same, and it runs from right to left. */
export type PseudoKind = 'long' | 'rtl';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçďéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĎÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ';
const accents = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));

/** What a text holds beside words: values, references to other texts, elements. */
const MARKUP = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+\s*\/?>)/;
/** How much longer a text becomes. */
const GROWTH = 0.4;
const VOWELS = /[aeiouyAEIOUY]/;

/** A right-to-left mark, which tells a text's direction by its first letter; and its letters run against their nature. */
const RTL_START = '\u200f\u202e';
const RTL_END = '\u202c';

/** One text: accents on every letter, vowels doubled until it is 40 % longer, brackets around it. */
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
  // A text of few vowels gets words of its own at its end.
  const rest = missing > 0 ? ` ${'ö'.repeat(missing).replaceAll(/ö{6}(?=ö)/g, '$& ')}` : '';
  const whole = `[${stretched.join('')}${rest}]`;
  return kind === 'rtl' ? RTL_START + whole + RTL_END : whole;
}

/** Every text of a bundle in a pseudo-language: what is not translated, cut or mirrored shows at once. */
export const pseudoTexts = (bundle: BundleTree, kind: PseudoKind): BundleTree =>
  Object.fromEntries(
    Object.entries(bundle).map(([key, text]) => [
      key,
      typeof text === 'string' ? pseudoText(text, kind) : pseudoTexts(text, kind),
    ]),
  );
