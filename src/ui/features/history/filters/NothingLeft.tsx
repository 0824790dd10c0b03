import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PublishPerson } from '../../../../application/history/HistoryGateway.ts';
import { useAnnouncement } from '../../../shared/announcing/announce.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { EmptyState } from '../../../shared/components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { isTimeFiltered, noFilter, type HistoryFilter } from './historyFilter.ts';
import styles from './NothingLeft.module.scss';
import { FeaturePages } from '../../../shared/pages/AppPage.ts';
import { useService } from '../../../shared/services.tsx';
import { dateText } from '../../../shared/changes/comparison/displayNames.ts';
import { isolated } from '../../../shared/texts/isolated.ts';

export type NothingLeftProps = {
  readonly filter: HistoryFilter;
  readonly people: readonly PublishPerson[];
  readonly onChange: (filter: HistoryFilter) => void;
};

/** Message if no publish matches. Lists the active filters, each with a button to remove it. */
export function NothingLeft({ filter, people, onChange }: NothingLeftProps) {
  const { t, i18n } = useTranslation();
  const texts = useFilterTexts(filter, people);
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const title = t('history.filters.nothing', { filters: list.format(texts.map(({ text }) => text)) });
  useAnnouncement(title);
  return (
    <EmptyState
      icon={<Glyph of={SearchX} size="large" />}
      title={title}
      action={
        <div className={styles.ways}>
          {texts.length > 1 &&
            texts.map(({ name, text, without }) => (
              <Button key={name} onPress={() => onChange(without)}>
                {t('history.filters.without', { filter: text })}
              </Button>
            ))}
          <Button onPress={() => onChange(noFilter)}>{t('history.filters.clear', { count: texts.length })}</Button>
        </div>
      }
    />
  );
}

type FilterText = {
  readonly name: string;
  readonly text: string;
  /** The filter that remains if the user removes this part. */
  readonly without: HistoryFilter;
};

/** Returns the texts of the active parts of a filter. */
function useFilterTexts(filter: HistoryFilter, people: readonly PublishPerson[]): readonly FilterText[] {
  const { t, i18n } = useTranslation();
  const pages = useService(FeaturePages);
  const { words, person, page, time, since, until } = filter;
  const texts: FilterText[] = [];

  function timeText(): string {
    const day = (date: string): string => dateText({ kind: 'date', date }, i18n.language);
    if (since !== '' && until !== '') return t('history.filters.is.dates', { since: day(since), until: day(until) });
    if (since !== '') return t('history.filters.is.since', { since: day(since) });
    if (until !== '') return t('history.filters.is.until', { until: day(until) });
    return time ? t(`history.filters.times.${time}`) : '';
  }
  if (words.trim() !== '') {
    const text = t('history.filters.is.words', { words: isolated(words.trim()) });
    texts.push({ name: 'words', text, without: { ...filter, words: '' } });
  }
  if (person !== undefined) {
    const name = people.find(({ userId }) => userId === person)?.name || t('history.unknownPerson');
    const text = t('history.by', { name: isolated(name) });
    texts.push({ name: 'person', text, without: { ...filter, person: undefined } });
  }
  if (page !== undefined) {
    const titleKey = pages[page]?.titleKey;
    texts.push({ name: 'page', text: titleKey ? t(titleKey) : page, without: { ...filter, page: undefined } });
  }
  if (isTimeFiltered(filter))
    texts.push({ name: 'time', text: timeText(), without: { ...filter, time: undefined, since: '', until: '' } });
  return texts;
}
