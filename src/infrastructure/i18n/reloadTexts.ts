import type { i18n } from 'i18next';
import type { LocaleGateway } from '../../application/languages/LocaleGateway.ts';
import { bundleLocaleOf, type Language } from '../../domain/languages/language.ts';

const NAMESPACE = 'translation';

/** Reads a bundle again. Components render only if texts have changed. If reading fails, the current texts are used. */
export async function reloadTexts(
  instance: i18n,
  locales: LocaleGateway,
  language: Language,
  carrier: string,
): Promise<void> {
  const fresh = await locales.read(bundleLocaleOf(language), carrier);
  if (!fresh.ok) return;
  const currentBundle: unknown = instance.getResourceBundle(language, NAMESPACE);
  const currentSubjects = new Map(
    Object.entries(currentBundle ?? {}).map(([name, texts]) => [name, JSON.stringify(texts)]),
  );
  const changed = Object.entries(fresh.value).filter(
    ([name, texts]) => currentSubjects.get(name) !== JSON.stringify(texts),
  );
  if (changed.length > 0) instance.addResourceBundle(language, NAMESPACE, Object.fromEntries(changed), false, true);
}
