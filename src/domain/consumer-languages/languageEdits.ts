import { editPart } from '../application-config/configEdits.ts';
import type { ConfigPart } from '../application-config/configPart.ts';
import { readPart } from '../application-config/configValue.ts';
import { consumerLanguages, offersDefault, type ConsumerLanguages } from '../application-config/consumerLanguages.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { Language } from '../languages/language.ts';
import { isSameList } from '../shared/sameList.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** What a person does to the languages of a portal. */
export type LanguageAct =
  | { readonly kind: 'offer' | 'withdraw' | 'make-default'; readonly language: Language }
  /** The order of the customers' menu; one that is not offered has no place in it. */
  | { readonly kind: 'arrange'; readonly order: readonly Language[] };

/** The default stays offered until another one is chosen. */
export type LanguageRefusal = { readonly kind: 'default-not-offered' };

/** As customers find them: a portal that chose none speaks its default alone. */
export function shownLanguages(configuration: CompanyConfiguration): ConsumerLanguages {
  const { offered, start } = consumerLanguages(configuration);
  return { offered: offered.length === 0 ? [start] : offered, start };
}

/**
 * The languages after an act: one is offered at least, none twice, and no act leads away from a default that is offered.
 * Where it is not offered to begin with, the review stops the publish until it is.
 */
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

/** The changes that lead from what is published to these languages; what is as published is no change. */
export function languageChanges(published: CompanyConfiguration, next: ConsumerLanguages): readonly PendingChange[] {
  const shown = shownLanguages(published);
  const edit = (part: ConfigPart, isAsPublished: boolean, value: unknown): PendingChange =>
    editPart(published, part, isAsPublished ? readPart(published, part) : value);
  return [
    edit({ kind: 'languages' }, isSameList(next.offered, shown.offered), next.offered),
    edit({ kind: 'defaultLanguage' }, next.start === shown.start, next.start),
  ];
}
