import { fontOf, type Font, type Language } from '../../../domain/languages/language.ts';

/** Loaders of the additional fonts. Inter is always loaded, for Latin letters. */
const facesOf: Readonly<Record<Font, () => Promise<unknown>>> = {
  Inter: () => import('./inter.scss'),
  'Noto Sans Arabic': () => import('@fontsource-variable/noto-sans-arabic/wght.css'),
  'Noto Sans JP': () => import('./notoSansJapanese.scss'),
};

/**
 * Loads the fonts of a language after the first paint. Resolves once their style sheets are applied. The browser then
 * loads only the subsets that the page needs. If loading fails, the system's font is used.
 */
export async function loadLanguageFonts(language: Language): Promise<void> {
  try {
    await Promise.all([facesOf.Inter(), facesOf[fontOf(language)]()]);
  } catch {
    // Ignore the failure, because the system's font is good enough.
  }
}
