import { makeAutoObservable, runInAction } from 'mobx';
import type { Language } from '../../domain/languages/language.ts';
import type { Translator } from './Translator.ts';

/** A process: the language of the page, as the person chose it, once its texts are there. */
export class LanguageStore {
  language: Language;
  /** The language that could not be loaded at the last try. */
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
