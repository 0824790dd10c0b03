import type { LocaleGateway, Translations } from '../../application/languages/LocaleGateway.ts';
import type { BundleLocale } from '../../domain/languages/language.ts';
import { overlayTexts, type TextTree } from '../../domain/languages/overlayTexts.ts';
import { err, ok } from '../../domain/shared/result.ts';

const files = import.meta.glob<Translations>('../../../locales/*/*.json', { import: 'default' });

/**
 * Reads text bundles that are part of the build, for a client without a service. Each file is loaded on demand.
 *
 * @param ownerTextsOf returns the owner's own texts, which replace texts of the product
 */
export const bundledLocaleGateway = (
  ownerTextsOf: (carrier: string, locale: BundleLocale) => TextTree = () => ({}),
): LocaleGateway => ({
  async read(locale, carrier = '') {
    const folder = `/${locale}/`;
    try {
      const subjects = await Promise.all(
        Object.entries(files)
          .filter(([path]) => path.includes(folder))
          .map(async ([path, load]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), await load()] as const),
      );
      return ok(overlayTexts(Object.fromEntries(subjects), ownerTextsOf(carrier, locale)));
    } catch {
      return err({ kind: 'unreachable' });
    }
  },
});
