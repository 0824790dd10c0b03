import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { ShortcutsStore } from '../../../../application/commands/ShortcutsStore.ts';
import type { PublishPerson } from '../../../../application/history/HistoryGateway.ts';
import { nameOrder } from '../../../../domain/languages/language.ts';
import { SearchField } from '../../../shared/components/SearchField/SearchField.tsx';
import { FilterSelect } from '../../../shared/components/Select/FilterSelect.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { useRestingText } from '../../../shared/search/useRestingText.ts';
import { useService } from '../../../shared/services.tsx';
import { isRangeReversed, periods, type HistoryFilter } from './historyFilter.ts';
import styles from './HistoryFilters.module.scss';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import type { NavigationFeature, NavigationPage } from '../../../../domain/company/parts/navigation.ts';
import { changeKeys, featureNames, type FeatureName } from '../../../../domain/features/featureNames.ts';
import { FeaturePages } from '../../../shared/pages/AppPage.ts';
import { PageLinksContext } from '../../../shared/pages/PageLinksContext.ts';

export type HistoryFiltersProps = {
  readonly filter: HistoryFilter;
  /** All users who have published at least once. */
  readonly people: readonly PublishPerson[];
  readonly onChange: (filter: HistoryFilter) => void;
};

export const HistoryFilters = observer(function HistoryFilters({ filter, people, onChange }: HistoryFiltersProps) {
  const { t, i18n } = useTranslation();
  const shortcuts = useService(ShortcutsStore);
  const [typed, type] = useRestingText(filter.words, (words) => onChange({ ...filter, words }));
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
      <FilterSelect
        label={t('history.filters.person')}
        allLabel={t('history.filters.anyone')}
        options={persons}
        value={person}
        onChange={(id) => onChange({ ...filter, person: id })}
      />
      <FilterSelect
        label={t('history.filters.page')}
        allLabel={t('history.filters.anyPage')}
        options={pages}
        value={page}
        onChange={(id) => onChange({ ...filter, page: id })}
      />
      <FilterSelect
        label={t('history.filters.time')}
        allLabel={t('history.filters.anyTime')}
        options={periods.map((id) => ({ id, label: t(`history.filters.times.${id}`) }))}
        value={time}
        onChange={(id) => onChange({ ...filter, time: id, since: '', until: '' })}
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

/** Returns the pages by which users can filter, in the order of the company's navigation. */
function useFilteredPages(): readonly { readonly id: FeatureName; readonly label: string }[] {
  const { t } = useTranslation();
  const pages = useService(FeaturePages);
  const { hasPage } = use(PageLinksContext);
  const { configuration } = useService(CompanyStore);
  const positions = new Map(listedPaths(configuration?.features.navigation).map((path, index) => [path, index]));
  const positionOf = (path: string): number => positions.get(path) ?? positions.size;
  return featureNames
    .flatMap((feature) => {
      const page = pages[feature];
      return page && hasPage(page.path) && changeKeys[feature].changes.length > 0
        ? [{ id: feature, label: t(page.titleKey), index: positionOf(page.path) }]
        : [];
    })
    .toSorted((one, other) => one.index - other.index);
}

function listedPaths({ sections = [], pages = [] }: NavigationFeature = {}): readonly string[] {
  const pathsOf = ({ url, subItems = [] }: NavigationPage): readonly string[] => [url, ...subItems.flatMap(pathsOf)];
  return [...sections.flatMap((section) => section.pages), ...pages].flatMap(pathsOf);
}
