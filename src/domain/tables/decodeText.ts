import type { Language } from '../languages/language.ts';

const WESTERN = 'windows-1252';
/** Legacy Windows encoding by language, used if a file is not UTF-8 or UTF-16. */
const before: Readonly<Record<Language, string>> = {
  ar: 'windows-1256',
  en: WESTERN,
  es: WESTERN,
  fr: WESTERN,
  ja: 'shift_jis',
  nl: WESTERN,
};
const LOOKED_AT = 1_000;
/** In UTF-16, one byte of each ASCII character is 0. */
const ZERO_SHARE = 0.3;

/** Detects UTF-16 without a byte order mark. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const looked = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 1].map((half) => looked.filter((byte, place) => byte === 0 && place % 2 === half).length);
  const [big = 0, little = 0] = zeros.map((count) => count / looked.length);
  if (big < ZERO_SHARE && little < ZERO_SHARE) return undefined;
  return little > big ? 'utf-16le' : 'utf-16be';
}

/** The encoding in an XML declaration, if supported. UTF-16 is detected by its bytes. */
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

/** Byte order mark, zeros of UTF-16, XML declaration, valid UTF-8, or else the older encoding of the language. */
export function encodingOf(bytes: Uint8Array, isComplete: boolean, language: Language): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) return utf16;
  const declared = declaredIn(bytes);
  if (declared !== undefined && declared !== 'utf-8') return declared;
  try {
    // A character cut at the end of a chunk is not an error.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isComplete });
    return 'utf-8';
  } catch {
    return before[language];
  }
}

export const decodeText = (bytes: Uint8Array, language: Language): string =>
  new TextDecoder(encodingOf(bytes, true, language)).decode(bytes);
