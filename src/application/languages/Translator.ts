import type { Language } from '../../domain/languages/language.ts';
import { portToken } from '../shared/token.ts';

export interface Translator {
  readonly language: Language;
  /** Loads all texts of the current language, because the page is delivered only with the texts of the sign-in. */
  complete(): Promise<void>;
  load(language: Language): Promise<boolean>;
  /** Changes the language. Resolves to false, without a change, if the texts could not be loaded. */
  use(language: Language): Promise<boolean>;
}
export const Translator = portToken<Translator>('Translator');
