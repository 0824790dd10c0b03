/** Text for search, without case, width, Latin accents and Arabic marks, so that `koyo` finds `Kōyō`. */
export const foldForSearch = (text: string): string => (ASCII.test(text) ? text.toLowerCase() : foldLetters(text));

const ASCII = /^[\u0020-\u007e]*$/;

const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    // Remove only Latin and Arabic marks, because e.g. a Japanese letter without its voicing mark is another letter.
    .replace(/[\u0300-\u036f]|[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g, '')
    .normalize('NFKC')
    .toLowerCase();
