import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../languages/language.ts';
import { isTextList } from '../shared/shapes.ts';
import type { ApplicationConfigHolder } from './applicationConfig.ts';
import { readPart } from './configValue.ts';

/** Languages offered to customers, in menu order (empty if none were chosen), and the initial language. */
export type ConsumerLanguages = { readonly offered: readonly Language[]; readonly start: Language };

export function consumerLanguages(holder: ApplicationConfigHolder): ConsumerLanguages {
  const stored = readPart(holder, { kind: 'languages' });
  const start = readPart(holder, { kind: 'defaultLanguage' });
  const offered = isTextList(stored) ? [...new Set(stored.filter(isLanguage))] : [];
  return { offered, start: typeof start === 'string' && isLanguage(start) ? start : firstOf(offered) };
}

/** Default language if none is chosen: the product's default if it is offered, otherwise the first offered one. */
const firstOf = (offered: readonly Language[]): Language =>
  offered.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : (offered[0] ?? DEFAULT_LANGUAGE);

/** True if the default language is offered, or if no languages are chosen. */
export const offersDefault = ({ offered, start }: ConsumerLanguages): boolean =>
  offered.length === 0 || offered.includes(start);
