/**
 * Without case, width, Latin accents and the signs of Arabic that most leave out, so that `koyo` finds `Kōyō` and `احمد` finds `أَحمد`. Service
 * and demo fold alike.
 */
export const foldForSearch = (text: string): string => (ASCII.test(text) ? text.toLowerCase() : foldLetters(text));

const ASCII = /^[\u0020-\u007e]*$/;

const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    // No other marks: without its voicing mark a Japanese letter is another letter.
    .replace(/[\u0300-\u036f]|[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g, '')
    .normalize('NFKC')
    .toLowerCase();
