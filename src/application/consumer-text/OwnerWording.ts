import { makeAutoObservable } from 'mobx';
import { bundleLocaleOf, type Language } from '../../domain/languages/language.ts';
import type { BrandingStore } from '../branding/BrandingStore.ts';
import type { LocaleGateway, Translations } from '../languages/LocaleGateway.ts';
import { Resource } from '../shared/Resource.ts';

/** A resource: the product's own texts, by which those that the owner words otherwise are known [LG-2]. */
export class OwnerWording {
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

  /** Reads a language's texts. Where they cannot be read, no text is taken for the owner's. */
  async load(language: Language): Promise<void> {
    await this.#texts.load(language);
  }

  /** The product's text of a key, such as `consumerPortal.fields.orderId`; nothing until the language's texts are there. */
  standard(language: Language, key: string): string | undefined {
    if (this.#texts.key !== language) return undefined;
    let found: string | Translations | undefined = this.#texts.value;
    for (const name of key.split('.'))
      found = typeof found === 'object' && Object.hasOwn(found, name) ? found[name] : undefined;
    return typeof found === 'string' ? found : undefined;
  }
}
