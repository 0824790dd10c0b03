import type { Language } from '../../domain/languages/language.ts';
import { portToken } from '../shared/token.ts';

/** Gives the page its texts. */
export interface Translator {
  readonly language: Language;
  /** Fetches the whole bundle of the language in use; what came with the page holds sign-in's texts only. */
  complete(): Promise<void>;
  /** Fetches a language's texts beside those in use; false where they could not be fetched. */
  load(language: Language): Promise<boolean>;
  /** Switches every text; false where the bundle could not be fetched, and the language stays as it was. */
  use(language: Language): Promise<boolean>;
}
export const Translator = portToken<Translator>('Translator');
