/**
 * Brings the font faces of a language, the latin ones among them; settles once their style sheets stand. They come after
 * the first paint, which would wait for them otherwise. The browser then fetches only the slices whose characters are
 * on the page. A failure leaves the system's own font.
 */
export async function loadLanguageFonts(language: string): Promise<void> {
  try {
    await Promise.all([
      import('./inter.scss'),
      language === 'ja' && import('./notoSansJapanese.scss'),
      language === 'ar' && import('@fontsource-variable/noto-sans-arabic/wght.css'),
    ]);
  } catch {
    // Text in the system's font is worth more than an error about a typeface.
  }
}
