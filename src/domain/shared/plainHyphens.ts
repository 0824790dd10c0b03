/** Dashes, minus and the Japanese long vowel mark, which some keyboards enter instead of a hyphen. */
const HYPHENS = /[\u2010-\u2015\u2212\u30fc\ufe58\ufe63\uff0d\uff70]/g;

export const plainHyphens = (text: string): string => text.replace(HYPHENS, '-');
