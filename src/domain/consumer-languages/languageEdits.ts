import { editPart } from '../application-config/configEdits.ts';
import type { ConfigPart } from '../application-config/configPart.ts';
import { readPart } from '../application-config/configValue.ts';
import { consumerLanguages, offersDefault, type ConsumerLanguages } from '../application-config/consumerLanguages.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { Language } from '../languages/language.ts';
import { isSameList } from '../shared/deepEqual.ts';
import { err, ok, type Result } from '../shared/result.ts';

export type LanguageAct =
  | { readonly kind: 'offer' | 'withdraw' | 'make-default'; readonly language: Language }
  /** Sorts the language menu for customers. Languages that are not offered are ignored. */
  | { readonly kind: 'arrange'; readonly order: readonly Language[] };

export type LanguageRefusal = { readonly kind: 'default-not-offered' };

/** Languages that customers see. If none are chosen, they see only the default. */
export function shownLanguages(configuration: CompanyConfiguration): ConsumerLanguages {
  const { offered, start } = consumerLanguages(configuration);
  return { offered: offered.length === 0 ? [start] : offered, start };
}

/** Languages after an action. Refuses to withdraw the default language before another default is chosen. */
export function languagesAfter(
  current: ConsumerLanguages,
  act: LanguageAct,
): Result<ConsumerLanguages, LanguageRefusal> {
  const next = applied(current, act);
  const isBroken = next.offered.length === 0 || (offersDefault(current) && !offersDefault(next));
  return isBroken ? err({ kind: 'default-not-offered' }) : ok(next);
}

function applied({ offered, start }: ConsumerLanguages, act: LanguageAct): ConsumerLanguages {
  switch (act.kind) {
    case 'offer':
      return { offered: offered.includes(act.language) ? offered : [...offered, act.language], start };
    case 'withdraw':
      return { offered: offered.filter((language) => language !== act.language), start };
    case 'make-default':
      return { offered, start: act.language };
    case 'arrange': {
      const order = [...new Set(act.order)].filter((language) => offered.includes(language));
      return { offered: [...order, ...offered.filter((language) => !order.includes(language))], start };
    }
  }
}

export function languageChanges(published: CompanyConfiguration, next: ConsumerLanguages): readonly PendingChange[] {
  const shownPublished = shownLanguages(published);
  const edit = (part: ConfigPart, isAsPublished: boolean, value: unknown): PendingChange =>
    editPart(published, part, isAsPublished ? readPart(published, part) : value);
  return [
    edit({ kind: 'languages' }, isSameList(next.offered, shownPublished.offered), next.offered),
    edit({ kind: 'defaultLanguage' }, next.start === shownPublished.start, next.start),
  ];
}
