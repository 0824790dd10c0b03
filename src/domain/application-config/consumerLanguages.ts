import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../languages/language.ts';
import { isTextList } from '../shared/shapes.ts';
import type { ApplicationConfigHolder } from './applicationConfig.ts';
import { readPart } from './configValue.ts';

/**
 * The languages that customers are offered, in the order of their menu and none where none were chosen, and the one that
 * the portal begins in.
 */
export type ConsumerLanguages = { readonly offered: readonly Language[]; readonly start: Language };

export function consumerLanguages(holder: ApplicationConfigHolder): ConsumerLanguages {
  const stored = readPart(holder, { kind: 'languages' });
  const start = readPart(holder, { kind: 'defaultLanguage' });
  const offered = isTextList(stored) ? [...new Set(stored.filter(isLanguage))] : [];
  return { offered, start: typeof start === 'string' && isLanguage(start) ? start : firstOf(offered) };
}

/** Where no default was chosen, the product's own is it, unless others alone are offered. */
const firstOf = (offered: readonly Language[]): Language =>
  offered.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : (offered[0] ?? DEFAULT_LANGUAGE);

/** What every portal has to keep to: the language that it begins in is one that it offers. */
export const offersDefault = ({ offered, start }: ConsumerLanguages): boolean =>
  offered.length === 0 || offered.includes(start);
