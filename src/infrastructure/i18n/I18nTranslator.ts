import type { i18n } from 'i18next';
import type { Translator } from '../../application/languages/Translator.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../domain/languages/language.ts';
import { languageCookie } from '../page/browserCookies.ts';

export class I18nTranslator implements Translator {
  readonly #i18n: i18n;
  readonly #remember: (cookie: string) => void;
  readonly #complete = new Set<string>();

  constructor(instance: i18n, remember: (cookie: string) => void) {
    this.#i18n = instance;
    this.#remember = remember;
  }

  get language(): Language {
    return isLanguage(this.#i18n.language) ? this.#i18n.language : DEFAULT_LANGUAGE;
  }

  async complete(): Promise<void> {
    await this.load(this.language);
  }

  async load(language: Language): Promise<boolean> {
    if (this.#complete.has(language)) return true;
    await this.#i18n.reloadResources([language]);
    if (!this.#i18n.exists('common.save', { lng: language })) return false;
    this.#complete.add(language);
    return true;
  }

  async use(language: Language): Promise<boolean> {
    if (!(await this.load(language))) return false;
    await this.#i18n.changeLanguage(language);
    this.#remember(languageCookie(language));
    return true;
  }
}
