import type { BundleTree } from '../../locales/readBundle.ts';

/** `long`: texts are 40 % longer, as in verbose languages. `rtl`: they are also written from right to left. */
export type PseudoKind = 'long' | 'rtl';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçďéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĎÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ';
const accents = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));

/** Parts of a text that must not be translated: placeholders, references to other texts, and elements. */
const MARKUP = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+\s*\/?>)/;
/** Share by which a translated text is longer than the original. */
const GROWTH = 0.4;
const VOWELS = /[aeiouyAEIOUY]/;

/** Characters before a text: a mark that sets its direction, and an override that reverses its Latin letters. */
const RTL_START = '\u200f\u202e';
const RTL_END = '\u202c';

/** Adds accents to all letters, repeats vowels until the text is 40 % longer, and adds brackets. */
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
  // Add words to the end of a text that has too few vowels.
  const suffix = missing > 0 ? ` ${'ö'.repeat(missing).replaceAll(/ö{6}(?=ö)/g, '$& ')}` : '';
  const translated = `[${stretched.join('')}${suffix}]`;
  return kind === 'rtl' ? RTL_START + translated + RTL_END : translated;
}

/** Translates a bundle to a pseudo-language, which makes untranslated, cut off and wrongly mirrored texts visible. */
export const pseudoTexts = (bundle: BundleTree, kind: PseudoKind): BundleTree =>
  Object.fromEntries(
    Object.entries(bundle).map(([key, text]) => [
      key,
      typeof text === 'string' ? pseudoText(text, kind) : pseudoTexts(text, kind),
    ]),
  );
