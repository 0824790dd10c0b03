import type { ReturnReason } from '../company/parts/returnReason.ts';
import { REASON_CODE_LIMIT } from './validateReason.ts';

/** Letters that are no base letter with a mark, as they are written without them. */
const PLAIN: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ẞ: 'SS',
};

/** Of a text in Latin letters; none where a letter or a digit has no plain form here, as in Japanese or Arabic. */
function plainWords(text: string): readonly string[] {
  const letters = text.toUpperCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const plain = letters.replaceAll(/[ÆŒØŁĐÐÞẞ]/g, (letter) => PLAIN[letter] ?? letter);
  if (/(?![A-Z0-9])[\p{L}\p{N}]/u.test(plain)) return [];
  // DOESNT_FIT, and L_ARTICLE.
  const words = plain.replaceAll(/['’](?=[A-Z](?![A-Z]))/g, '').split(/[^A-Z0-9]+/);
  return words.filter((word) => word !== '');
}

/** As many words as fit, joined; of a first word that does not fit, its beginning. */
function joined([first = '', ...others]: readonly string[], longest: number): string {
  let code = first.slice(0, longest);
  for (const word of others) {
    if (code.length + 1 + word.length > longest) break;
    code = `${code}_${word}`;
  }
  return code;
}

/**
 * A code for a reason with this text, which no other has: its words in plain capitals. A text that has no plain letters
 * here is counted, as `REASON_2`: its sounds would have to be guessed, and what is left of it in Latin letters may say
 * the opposite. An empty text has none.
 */
export function proposedCode(text: string, otherCodes: readonly string[]): string {
  if (text.trim() === '') return '';
  const taken = new Set(otherCodes.map((code) => code.toUpperCase()));
  const { max } = REASON_CODE_LIMIT;
  const words = plainWords(text);
  const code = joined(words, max);
  if (code !== '' && !taken.has(code)) return code;
  for (let count = code === '' ? 1 : 2; ; count += 1) {
    const suffix = `_${count}`;
    const counted = `${code === '' ? 'REASON' : joined(words, max - suffix.length)}${suffix}`;
    if (!taken.has(counted)) return counted;
  }
}

type Named = Pick<ReturnReason, 'description' | 'code'>;

/** Whether a new reason has the code that is proposed for its text: it was not touched. */
export const hasProposedCode = ({ description, code }: Named, otherCodes: readonly string[]): boolean =>
  code === proposedCode(description, otherCodes);

/** A new reason's next text, and its code, which follows as long as it is the one that is proposed. */
export const withText = (reason: Named, text: string, otherCodes: readonly string[]): Named => ({
  description: text,
  code: hasProposedCode(reason, otherCodes) ? proposedCode(text, otherCodes) : reason.code,
});
