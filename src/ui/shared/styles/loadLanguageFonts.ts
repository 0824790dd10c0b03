/**
 * Brings the font faces a language needs beyond the latin ones every page has; settles once their style sheet stands.
 * The browser then fetches only the slices whose characters are on the page. A failure leaves the system's own font.
 */
export async function loadLanguageFonts(language: string): Promise<void> {
  try {
    if (language === 'ja') await import('@fontsource-variable/noto-sans-jp/wght.css');
    if (language === 'ar') await import('@fontsource-variable/noto-sans-arabic/wght.css');
  } catch {
    // Text in the system's font is worth more than an error about a typeface.
  }
}
