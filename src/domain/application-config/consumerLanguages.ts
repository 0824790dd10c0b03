import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../languages/language.ts';
import { isTextList } from '../shared/shapes.ts';
import type { ApplicationConfigHolder } from './applicationConfig.ts';
import { readPart } from './configValue.ts';

/** The languages that customers are offered, none where none were chosen, and the one that the portal begins in. */
export type ConsumerLanguages = { readonly offered: readonly Language[]; readonly start: Language };

export function consumerLanguages(holder: ApplicationConfigHolder): ConsumerLanguages {
  const offered = readPart(holder, { kind: 'languages' });
  const start = readPart(holder, { kind: 'defaultLanguage' });
  return {
    offered: isTextList(offered) ? offered.filter(isLanguage) : [],
    start: typeof start === 'string' && isLanguage(start) ? start : DEFAULT_LANGUAGE,
  };
}
