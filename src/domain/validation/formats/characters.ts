export function isAscii(value: string): boolean {
  for (let index = 0; index < value.length; index += 1) if (value.charCodeAt(index) > 0x7f) return false;
  return true;
}

const isPair = (text: string, index: number): boolean =>
  (text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00;

/** Counts code points without an iterator, which takes 5 times as long for megabytes. */
export function characterCount(value: string): number {
  let count = value.length;
  for (let index = 0; index < value.length; index += 1) if (isPair(value, index)) count -= 1;
  return count;
}

/** Dashes, minus and the Japanese long vowel mark, which some keyboards enter instead of a hyphen. */
const HYPHENS = /[\u2010-\u2015\u2212\u30fc\ufe58\ufe63\uff0d\uff70]/g;

export const plainHyphens = (text: string): string => text.replace(HYPHENS, '-');
