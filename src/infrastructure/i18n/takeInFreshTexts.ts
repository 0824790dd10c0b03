import type { i18n } from 'i18next';
import type { LocaleGateway } from '../../application/languages/LocaleGateway.ts';
import { bundleLocaleOf, type Language } from '../../domain/languages/language.ts';

const NAMESPACE = 'translation';

/** Reads a bundle again and renders only if texts have changed. On failure, the current texts stay. */
export async function takeInFreshTexts(
  instance: i18n,
  locales: LocaleGateway,
  language: Language,
  carrier: string,
): Promise<void> {
  const fresh = await locales.read(bundleLocaleOf(language), carrier);
  if (!fresh.ok) return;
  const shown: unknown = instance.getResourceBundle(language, NAMESPACE);
  const shownSubjects = new Map(Object.entries(shown ?? {}).map(([name, texts]) => [name, JSON.stringify(texts)]));
  const changed = Object.entries(fresh.value).filter(
    ([name, texts]) => shownSubjects.get(name) !== JSON.stringify(texts),
  );
  if (changed.length > 0) instance.addResourceBundle(language, NAMESPACE, Object.fromEntries(changed), false, true);
}
