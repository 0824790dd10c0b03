const INVISIBLE_CHARACTERS = /\p{Cf}/gu;
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu;
const DIGIT = /^\p{Nd}$/u;
const isDigit = (code: number): boolean => DIGIT.test(String.fromCodePoint(code));

/** Value of a digit of any script. The digits of a script are contiguous and start with zero. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && isDigit(zero - 1)) zero -= 1;
  return String(code - zero);
}

/** Text with ASCII instead of full-width characters and other digits, without invisible characters, trimmed. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(INVISIBLE_CHARACTERS, '')
    .replaceAll(FOREIGN_DIGIT, valueOf)
    .replaceAll('\u2212', '-')
    .trim();
