import type { ReturnReason } from '../company/parts/returnReason.ts';
import { REASON_CODE_LIMIT } from './validateReason.ts';

/** ASCII replacements of letters that Unicode does not decompose. */
const ASCII_LETTERS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ẞ: 'SS',
};

/** Words of a text in Latin letters. Empty if a letter or digit has no ASCII form, e.g. in Japanese or Arabic. */
function plainWords(text: string): readonly string[] {
  const letters = text.toUpperCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const asciiLetters = letters.replaceAll(/[ÆŒØŁĐÐÞẞ]/g, (letter) => ASCII_LETTERS[letter] ?? letter);
  if (/(?![A-Z0-9])[\p{L}\p{N}]/u.test(asciiLetters)) return [];
  // Join contractions and split articles: "doesn't" becomes DOESNT, "l'article" becomes L_ARTICLE.
  const words = asciiLetters.replaceAll(/['’](?=[A-Z](?![A-Z]))/g, '').split(/[^A-Z0-9]+/);
  return words.filter((word) => word !== '');
}

function joined([first = '', ...others]: readonly string[], longest: number): string {
  let code = first.slice(0, longest);
  for (const word of others) {
    if (code.length + 1 + word.length > longest) break;
    code = `${code}_${word}`;
  }
  return code;
}

/** Unique code made from a text, or from a number if the text is not in Latin letters. */
export function proposedCode(text: string, otherCodes: readonly string[]): string {
  if (text.trim() === '') return '';
  const usedCodes = new Set(otherCodes.map((code) => code.toUpperCase()));
  const { max } = REASON_CODE_LIMIT;
  const words = plainWords(text);
  const code = joined(words, max);
  if (code !== '' && !usedCodes.has(code)) return code;
  for (let count = code === '' ? 1 : 2; ; count += 1) {
    const suffix = `_${count}`;
    const numberedCode = `${code === '' ? 'REASON' : joined(words, max - suffix.length)}${suffix}`;
    if (!usedCodes.has(numberedCode)) return numberedCode;
  }
}

type Named = Pick<ReturnReason, 'description' | 'code'>;

/** True if the user has not edited the proposed code. */
export const hasProposedCode = ({ description, code }: Named, otherCodes: readonly string[]): boolean =>
  code === proposedCode(description, otherCodes);

/** Sets the text of a reason. The code changes with the text until the user edits the code. */
export const withText = (reason: Named, text: string, otherCodes: readonly string[]): Named => ({
  description: text,
  code: hasProposedCode(reason, otherCodes) ? proposedCode(text, otherCodes) : reason.code,
});
