import { fontOf, type Font, type Language } from '../../../domain/languages/language.ts';

/** Inter is loaded with every language, for Latin letters. */
const facesOf: Readonly<Record<Font, () => Promise<unknown>>> = {
  Inter: () => import('./inter.scss'),
  'Noto Sans Arabic': () => import('@fontsource-variable/noto-sans-arabic/wght.css'),
  'Noto Sans JP': () => import('./notoSansJapanese.scss'),
};

/**
 * Loaded after the first paint. Resolves once the style sheets are applied; the browser then loads only the subsets it
 * needs. A failure leaves the system's font.
 */
export async function loadLanguageFonts(language: Language): Promise<void> {
  try {
    await Promise.all([facesOf.Inter(), facesOf[fontOf(language)]()]);
  } catch {
    // The system's font is good enough.
  }
}
