/** Marks that steer how a text is laid out and stand for nothing in it; a byte order mark is one. */
const MARKS = /\p{Cf}/gu;
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu;
const DIGIT = /^\p{Nd}$/u;
const isDigit = (code: number): boolean => DIGIT.test(String.fromCodePoint(code));

/** The digits of a script stand in a row, from its zero. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && isDigit(zero - 1)) zero -= 1;
  return String(code - zero);
}

/** A number or a date as ASCII would write it: digits of any script and full-width signs, without marks and outer spaces. */
export const plainText = (text: string): string =>
  text.normalize('NFKC').replaceAll(MARKS, '').replaceAll(FOREIGN_DIGIT, valueOf).replaceAll('\u2212', '-').trim();
