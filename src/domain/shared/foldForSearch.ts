/** Without case, width and Latin accents, so that `koyo` finds `Kōyō`. Service and demo fold alike. */
export const foldForSearch = (text: string): string =>
  text
    .normalize('NFKD')
    // Latin marks only: without its voicing mark a Japanese letter is another letter.
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase();
