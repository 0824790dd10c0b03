import { useTranslation } from 'react-i18next';
import type { PublishPerson } from '../../../../application/history/HistoryGateway.ts';
import { FeaturePages } from '../../../shared/pages/AppPage.ts';
import { useService } from '../../../shared/services.tsx';
import { dateText } from '../../../shared/changes/comparison/displayNames.ts';
import { isolated } from '../../../shared/texts/isolated.ts';
import type { HistoryFilter } from './historyFilter.ts';

/** Text of an active filter, and the remaining filter if the user removes this one. */
export type FilterText = {
  readonly name: 'words' | 'person' | 'page' | 'time';
  readonly text: string;
  readonly without: HistoryFilter;
};

export function useFilterTexts(filter: HistoryFilter, people: readonly PublishPerson[]): readonly FilterText[] {
  const { t, i18n } = useTranslation();
  const pages = useService(FeaturePages);
  const { words, person, page, time, since, until } = filter;

  function personText(userId: string): string {
    const name = people.find((each) => each.userId === userId)?.name || t('history.unknownPerson');
    return t('history.by', { name: isolated(name) });
  }
  function timeText(): string {
    const day = (date: string): string => dateText({ kind: 'date', date }, i18n.language);
    if (since !== '' && until !== '') return t('history.filters.is.dates', { since: day(since), until: day(until) });
    if (since !== '') return t('history.filters.is.since', { since: day(since) });
    if (until !== '') return t('history.filters.is.until', { until: day(until) });
    return time ? t(`history.filters.times.${time}`) : '';
  }
  const titleKey = page && pages[page]?.titleKey;
  return [
    ...(words.trim() === ''
      ? []
      : [
          {
            name: 'words',
            text: t('history.filters.is.words', { words: isolated(words.trim()) }),
            without: { ...filter, words: '' },
          } as const,
        ]),
    ...(person === undefined
      ? []
      : [{ name: 'person', text: personText(person), without: { ...filter, person: undefined } } as const]),
    ...(page === undefined
      ? []
      : [{ name: 'page', text: titleKey ? t(titleKey) : page, without: { ...filter, page: undefined } } as const]),
    ...(time === undefined || (time === 'dates' && since === '' && until === '')
      ? []
      : [{ name: 'time', text: timeText(), without: { ...filter, time: undefined, since: '', until: '' } } as const]),
  ];
}
