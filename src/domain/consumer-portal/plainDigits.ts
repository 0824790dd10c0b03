/** Where the digits of the scripts begin that the languages are written in, full-width ones too. */
const ZEROS = [0x30, 0x660, 0x6f0, 0xff10];

/** A text with all its digits as ASCII has them. */
export const withPlainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const zero = ZEROS.find((each) => code >= each && code <= each + 9);
    return zero === undefined ? sign : String(code - zero);
  });
