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
  /** Order of the customers' menu. Languages that are not offered are ignored. */
  | { readonly kind: 'arrange'; readonly order: readonly Language[] };

/** The default must stay offered until another is chosen. */
export type LanguageRefusal = { readonly kind: 'default-not-offered' };

/** Without chosen languages, customers see only the default. */
export function shownLanguages(configuration: CompanyConfiguration): ConsumerLanguages {
  const { offered, start } = consumerLanguages(configuration);
  return { offered: offered.length === 0 ? [start] : offered, start };
}

/** A default that is offered stays offered. If it was not offered before, the review blocks publishing. */
export function languagesAfter(
  present: ConsumerLanguages,
  act: LanguageAct,
): Result<ConsumerLanguages, LanguageRefusal> {
  const next = made(present, act);
  const isBroken = next.offered.length === 0 || (offersDefault(present) && !offersDefault(next));
  return isBroken ? err({ kind: 'default-not-offered' }) : ok(next);
}

function made({ offered, start }: ConsumerLanguages, act: LanguageAct): ConsumerLanguages {
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
  const shown = shownLanguages(published);
  const edit = (part: ConfigPart, isAsPublished: boolean, value: unknown): PendingChange =>
    editPart(published, part, isAsPublished ? readPart(published, part) : value);
  return [
    edit({ kind: 'languages' }, isSameList(next.offered, shown.offered), next.offered),
    edit({ kind: 'defaultLanguage' }, next.start === shown.start, next.start),
  ];
}
