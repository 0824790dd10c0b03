import type { Language } from '../languages/language.ts';

const WESTERN = 'windows-1252';
/** What Windows and its spreadsheets wrote before UTF-8, where a language is spoken. */
const before: Readonly<Record<Language, string>> = {
  ar: 'windows-1256',
  en: WESTERN,
  es: WESTERN,
  fr: WESTERN,
  ja: 'shift_jis',
  nl: WESTERN,
};
const LOOKED_AT = 1_000;
/** Of UTF-16, one byte of each pair is 0 wherever Latin letters, digits or signs are. */
const ZERO_SHARE = 0.3;

/** UTF-16 without a mark, by its zeros. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const looked = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 1].map((half) => looked.filter((byte, place) => byte === 0 && place % 2 === half).length);
  const [big = 0, little = 0] = zeros.map((count) => count / looked.length);
  if (big < ZERO_SHARE && little < ZERO_SHARE) return undefined;
  return little > big ? 'utf-16le' : 'utf-16be';
}

/** The encoding that an XML declaration names, if the browser knows it. Wide encodings are known by their bytes. */
function declaredIn(bytes: Uint8Array): string | undefined {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, LOOKED_AT));
  const [, declaration = ''] = /^<\?xml\s([^>]*)\?>/.exec(beginning) ?? [];
  const [, , name = ''] = /\bencoding\s*=\s*(["'])([\w.:-]+)\1/.exec(declaration) ?? [];
  try {
    const { encoding } = new TextDecoder(name);
    return encoding.startsWith('utf-16') ? undefined : encoding;
  } catch {
    return undefined;
  }
}

/**
 * How a text is encoded, by its bytes or, with `isWhole` false, the first of them: UTF-8 or UTF-16 by its mark, UTF-16 by its zeros, as an XML declaration
 * says, UTF-8 if it is valid, otherwise the encoding of older programs where the language is spoken.
 */
export function encodingOf(bytes: Uint8Array, isWhole: boolean, language: Language): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) return utf16;
  const declared = declaredIn(bytes);
  if (declared !== undefined && declared !== 'utf-8') return declared;
  try {
    // Where more follows, a letter that is cut at the end is none that is wrong.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
    return 'utf-8';
  } catch {
    return before[language];
  }
}

/** The text of a file. */
export const decodeText = (bytes: Uint8Array, language: Language): string =>
  new TextDecoder(encodingOf(bytes, true, language)).decode(bytes);
