import { makeAutoObservable } from 'mobx';
import { bundleLocaleOf, type Language } from '../../domain/languages/language.ts';
import type { BrandingStore } from '../branding/BrandingStore.ts';
import type { LocaleGateway, Translations } from '../languages/LocaleGateway.ts';
import { Resource } from '../shared/Resource.ts';

/** Store that loads the product's own texts, in order to detect texts that the owner has replaced [LG-2]. */
export class OwnerTexts {
  readonly #texts: Resource<Language, Translations>;
  readonly #branding: BrandingStore;

  constructor(locales: LocaleGateway, branding: BrandingStore) {
    this.#texts = new Resource((language) => locales.read(bundleLocaleOf(language), undefined));
    this.#branding = branding;
    makeAutoObservable(this, { standard: false });
  }

  get ownerName(): string {
    return this.#branding.configuration?.carrierName ?? '';
  }

  /** Loads the texts of a language. If that fails, no text is marked as replaced by the owner. */
  async load(language: Language): Promise<void> {
    await this.#texts.load(language);
  }

  /** The product's own text. Undefined until the language is loaded. */
  standard(language: Language, key: string): string | undefined {
    if (this.#texts.key !== language) return undefined;
    let found: string | Translations | undefined = this.#texts.value;
    for (const name of key.split('.'))
      found = typeof found === 'object' && Object.hasOwn(found, name) ? found[name] : undefined;
    return typeof found === 'string' ? found : undefined;
  }
}
