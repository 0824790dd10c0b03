import type { BundleLocale } from '../../domain/languages/language.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export type Translations = { readonly [key: string]: string | Translations };

export interface LocaleGateway {
  /** Reads the texts of one language, with the owner's own texts [LG-2]. */
  read(locale: BundleLocale, carrier?: string): Promise<Result<Translations, PortFailure>>;
}
export const LocaleGateway = portToken<LocaleGateway>('LocaleGateway');
