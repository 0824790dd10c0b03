import { bundleLocaleOf, type Language } from '../../src/domain/languages/language.ts';
import { createI18n } from '../../src/infrastructure/i18n/createI18n.ts';
import { bundledLocaleGateway } from '../../src/infrastructure/languages/bundledLocaleGateway.ts';

/** Loads the texts of a language. Returns a function that formats a text by its key, as users read it. */
export async function textsIn(language: Language): Promise<(key: string, values?: object) => string> {
  const texts = await bundledLocaleGateway().read(bundleLocaleOf(language));
  if (!texts.ok) throw new Error('the texts are not there');
  return createI18n(language, texts.value, async () => texts).t as unknown as (key: string, values?: object) => string;
}
