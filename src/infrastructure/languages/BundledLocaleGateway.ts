import type { LocaleGateway, Translations } from '../../application/languages/LocaleGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { BundleLocale } from '../../domain/languages/language.ts';
import { overlayTexts, type TextTree } from '../../domain/languages/overlayTexts.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';

const files = import.meta.glob<Translations>('../../../locales/*/*.json', { import: 'default' });

/** Reads text bundles that are part of the build, for a client without a service. Each file is loaded on demand. */
export class BundledLocaleGateway implements LocaleGateway {
  readonly #ownerTextsOf: (carrier: string, locale: BundleLocale) => TextTree;

  /** @param ownerTextsOf returns the owner's own texts, which replace texts of the product */
  constructor(ownerTextsOf: (carrier: string, locale: BundleLocale) => TextTree = () => ({})) {
    this.#ownerTextsOf = ownerTextsOf;
  }

  async read(locale: BundleLocale, carrier = ''): Promise<Result<Translations, PortFailure>> {
    const folder = `/${locale}/`;
    try {
      const subjects = await Promise.all(
        Object.entries(files)
          .filter(([path]) => path.includes(folder))
          .map(async ([path, load]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), await load()] as const),
      );
      return ok(overlayTexts(Object.fromEntries(subjects), this.#ownerTextsOf(carrier, locale)));
    } catch {
      return err({ kind: 'unreachable' });
    }
  }
}
