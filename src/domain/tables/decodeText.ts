import type { Language } from '../languages/language.ts';

const WESTERN_ENCODING = 'windows-1252';
/** Legacy Windows encoding by language, used if a file is not UTF-8 or UTF-16. */
const legacyEncodings: Readonly<Record<Language, string>> = {
  ar: 'windows-1256',
  en: WESTERN_ENCODING,
  es: WESTERN_ENCODING,
  fr: WESTERN_ENCODING,
  ja: 'shift_jis',
  nl: WESTERN_ENCODING,
};
const SAMPLE_SIZE = 1_000;
/** Minimum share of zero bytes in UTF-16, because one byte of each ASCII character is 0. */
const MIN_ZERO_SHARE = 0.3;

/** Encoding of a UTF-16 file without a byte order mark. `undefined` for other files. */
function detectUtf16(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, SAMPLE_SIZE);
  const zeros = [0, 1].map((half) => sample.filter((byte, index) => byte === 0 && index % 2 === half).length);
  const [big = 0, little = 0] = zeros.map((count) => count / sample.length);
  if (big < MIN_ZERO_SHARE && little < MIN_ZERO_SHARE) return undefined;
  return little > big ? 'utf-16le' : 'utf-16be';
}

/** Encoding that an XML declaration names, if it is supported. Ignores UTF-16, which is detected by its bytes. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, SAMPLE_SIZE));
  const [, declaration = ''] = /^<\?xml\s([^>]*)\?>/.exec(head) ?? [];
  const [, , name = ''] = /\bencoding\s*=\s*(["'])([\w.:-]+)\1/.exec(declaration) ?? [];
  try {
    const { encoding } = new TextDecoder(name);
    return encoding.startsWith('utf-16') ? undefined : encoding;
  } catch {
    return undefined;
  }
}

/**
 * Detects the encoding by byte order mark, zero bytes, XML declaration or valid UTF-8. Otherwise returns the language's
 * Windows encoding.
 */
export function encodingOf(bytes: Uint8Array, isComplete: boolean, language: Language): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const utf16 = detectUtf16(bytes);
  if (utf16 !== undefined) return utf16;
  const declared = declaredEncoding(bytes);
  if (declared !== undefined && declared !== 'utf-8') return declared;
  try {
    // Accept an incomplete character at the end of a chunk.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isComplete });
    return 'utf-8';
  } catch {
    return legacyEncodings[language];
  }
}

export const decodeText = (bytes: Uint8Array, language: Language): string =>
  new TextDecoder(encodingOf(bytes, true, language)).decode(bytes);
