import { makeAutoObservable, runInAction } from 'mobx';
import type { Language } from '../../domain/languages/language.ts';
import type { Translator } from './Translator.ts';

/** Store of the page's language. It changes once the texts of the new language are loaded. */
export class LanguageStore {
  language: Language;
  failed: Language | undefined;
  readonly #translator: Translator;

  constructor(translator: Translator) {
    this.#translator = translator;
    this.language = translator.language;
    makeAutoObservable(this);
  }

  async choose(language: Language): Promise<void> {
    this.failed = undefined;
    const isLoaded = await this.#translator.use(language);
    runInAction(() => {
      if (isLoaded) this.language = language;
      else this.failed = language;
    });
  }
}
