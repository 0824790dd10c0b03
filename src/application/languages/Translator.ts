import type { Language } from '../../domain/languages/language.ts';
import { portToken } from '../shared/token.ts';

export interface Translator {
  readonly language: Language;
  /** Loads the complete bundle of the current language. The page is delivered with the texts of sign-in only. */
  complete(): Promise<void>;
  load(language: Language): Promise<boolean>;
  /** Resolves to false if the bundle could not be loaded. The language is unchanged then. */
  use(language: Language): Promise<boolean>;
}
export const Translator = portToken<Translator>('Translator');
