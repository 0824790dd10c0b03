import type { BundleLocale } from '../../domain/languages/language.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** Texts by key, nested as the keys are. */
export type Translations = { readonly [key: string]: string | Translations };

export interface LocaleGateway {
  /** One language's bundle, with the owner's own wording where it has any [LG-2]. */
  read(locale: BundleLocale, carrier: string | undefined): Promise<Result<Translations, PortFailure>>;
}
export const LocaleGateway = portToken<LocaleGateway>('LocaleGateway');
