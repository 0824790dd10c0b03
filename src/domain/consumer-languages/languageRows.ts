import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { completenessOf, type Completeness } from '../consumer-text/completeness.ts';
import { consumerTextOf } from '../consumer-text/consumerText.ts';
import { languages, type Language } from '../languages/language.ts';
import { movedIds, shownIds } from '../shared/listMoves.ts';
import { shownLanguages } from './languageEdits.ts';
import { languageReaders } from './languageReaders.ts';

export type LanguageChange = 'none' | 'offered' | 'withdrawn' | 'moved';

export type LanguageRow = {
  readonly language: Language;
  readonly isOffered: boolean;
  readonly isDefault: boolean;
  readonly wasDefault: boolean;
  readonly change: LanguageChange;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Translation status. The texts are stored even while the language is not offered. */
  readonly texts: Completeness;
  readonly countries: readonly string[];
};

/**
 * Every language in menu order. A withdrawn language remains at its position until the withdrawal is published.
 * Languages that are not offered are last.
 */
export function languageRows(published: CompanyConfiguration, pending: CompanyConfiguration): readonly LanguageRow[] {
  const [before, after] = [shownLanguages(published), shownLanguages(pending)];
  const moved = movedIds(before.offered, after.offered);
  const readers = languageReaders(pending);
  const shown = shownIds(before.offered, after.offered) as readonly Language[];
  const order = [...shown, ...languages.filter((language) => !shown.includes(language))];
  return completenessOf(consumerTextOf(pending), order, after.start).map((completeness) => {
    const { language } = completeness;
    const isOffered = after.offered.includes(language);
    return {
      language,
      isOffered,
      isDefault: language === after.start,
      wasDefault: language === before.start,
      change: changeOf(before.offered.includes(language), isOffered, moved.has(language)),
      isFirst: language === after.offered[0],
      isLast: language === after.offered.at(-1),
      texts: completeness,
      countries: readers.countriesOf.get(language) ?? [],
    };
  });
}

function changeOf(wasOffered: boolean, isOffered: boolean, isMoved: boolean): LanguageChange {
  if (isOffered !== wasOffered) return isOffered ? 'offered' : 'withdrawn';
  return isMoved ? 'moved' : 'none';
}
