import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ShortcutsStore } from '../../../../application/commands/ShortcutsStore.ts';
import type { PublishPerson } from '../../../../application/history/HistoryGateway.ts';
import { isFeature } from '../../../../domain/history/publishFilter.ts';
import { nameOrder } from '../../../../domain/languages/language.ts';
import { SearchField } from '../../../shared/components/SearchField/SearchField.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { useRestingText } from '../../../shared/search/useRestingText.ts';
import { useService } from '../../../shared/services.tsx';
import { isRangeReversed, periods, type HistoryFilter } from './historyFilter.ts';
import styles from './HistoryFilters.module.scss';
import { useFilteredPages } from './useFilteredPages.ts';

export type HistoryFiltersProps = {
  readonly filter: HistoryFilter;
  /** All users who have published at least once. */
  readonly people: readonly PublishPerson[];
  readonly onChange: (filter: HistoryFilter) => void;
};

const ALL = 'all';

export const HistoryFilters = observer(function HistoryFilters({ filter, people, onChange }: HistoryFiltersProps) {
  const { t, i18n } = useTranslation();
  const shortcuts = useService(ShortcutsStore);
  const search = useCallback((words: string) => onChange({ ...filter, words }), [filter, onChange]);
  const [typed, type] = useRestingText(filter.words, search);
  const pages = useFilteredPages();
  const { person, page, time } = filter;
  const named = people
    .map(({ userId, name }) => ({ id: userId, label: name || t('history.unknownPerson') }))
    .toSorted(nameOrder(i18n.language, ({ label }) => label));
  const isKnown = person === undefined || people.some(({ userId }) => userId === person);
  const persons = isKnown ? named : [...named, { id: person, label: t('history.unknownPerson') }];
  return (
    <search className={styles.filters} aria-label={t('history.filters.label')}>
      <div className={styles.words}>
        <SearchField
          label={t('history.filters.words')}
          placeholder={t('history.filters.words')}
          value={typed}
          onChange={type}
          hasShortcut={shortcuts.areOn}
        />
      </div>
      <Select
        label={t('history.filters.person')}
        isLabelHidden
        placeholder={t('history.filters.anyone')}
        options={[{ id: ALL, label: t('history.filters.anyone') }, ...persons]}
        value={person ?? ALL}
        onChange={(id) => onChange({ ...filter, person: id === ALL ? undefined : id })}
      />
      <Select
        label={t('history.filters.page')}
        isLabelHidden
        placeholder={t('history.filters.anyPage')}
        options={[{ id: ALL, label: t('history.filters.anyPage') }, ...pages]}
        value={page ?? ALL}
        onChange={(id) => onChange({ ...filter, page: isFeature(id) ? id : undefined })}
      />
      <Select
        label={t('history.filters.time')}
        isLabelHidden
        placeholder={t('history.filters.anyTime')}
        options={[
          { id: ALL, label: t('history.filters.anyTime') },
          ...periods.map((period) => ({ id: period, label: t(`history.filters.times.${period}`) })),
        ]}
        value={time ?? ALL}
        onChange={(id) => onChange({ ...filter, time: periods.find((period) => period === id), since: '', until: '' })}
      />
      {time === 'dates' && (
        <div className={styles.dates}>
          <TextField
            type="date"
            label={t('history.filters.since')}
            value={filter.since}
            onChange={(since) => onChange({ ...filter, since })}
          />
          <TextField
            type="date"
            label={t('history.filters.until')}
            value={filter.until}
            onChange={(until) => onChange({ ...filter, until })}
            error={isRangeReversed(filter) ? t('history.filters.turnedRound') : undefined}
          />
        </div>
      )}
    </search>
  );
});
