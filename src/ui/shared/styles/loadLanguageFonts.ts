import { fontOf, type Font, type Language } from '../../../domain/languages/language.ts';

/** The faces of each typeface; those of Inter come with every language, for what is written in Latin letters. */
const facesOf: Readonly<Record<Font, () => Promise<unknown>>> = {
  Inter: () => import('./inter.scss'),
  'Noto Sans Arabic': () => import('@fontsource-variable/noto-sans-arabic/wght.css'),
  'Noto Sans JP': () => import('./notoSansJapanese.scss'),
};

/**
 * Brings the font faces of a language, the latin ones among them; settles once their style sheets stand. They come after
 * the first paint, which would wait for them otherwise. The browser then fetches only the slices whose characters are
 * on the page. A failure leaves the system's own font.
 */
export async function loadLanguageFonts(language: Language): Promise<void> {
  try {
    await Promise.all([facesOf.Inter(), facesOf[fontOf(language)]()]);
  } catch {
    // Text in the system's font is worth more than an error about a typeface.
  }
}
