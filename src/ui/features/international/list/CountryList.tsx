import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InternationalEditor } from '../../../../application/international/InternationalEditor.ts';
import { isLacking, type CountryRow } from '../../../../domain/reach/countryRows.ts';
import { nameOrder } from '../../../../domain/languages/language.ts';
import { DataTable } from '../../../shared/components/DataTable/DataTable.tsx';
import { SearchField } from '../../../shared/components/SearchField/SearchField.tsx';
import { SegmentedControl } from '../../../shared/components/SegmentedControl/SegmentedControl.tsx';
import { useCountryName } from '../../../shared/names/countryNames.ts';
import { useFoundCountries } from '../../../shared/names/useFoundCountries.ts';
import { useCountryColumns } from './useCountryColumns.tsx';
import styles from './CountryList.module.scss';

export type CountryListProps = {
  readonly editor: InternationalEditor;
  readonly query: string;
  readonly onQuery: (query: string) => void;
};

type Shown = 'on' | 'lacking' | 'changed' | 'all';

const isShown: Readonly<Record<Shown, (row: CountryRow) => boolean>> = {
  on: ({ isOn, wasOn }) => isOn || wasOn,
  lacking: isLacking,
  changed: ({ isOn, wasOn }) => isOn !== wasOn,
  all: () => true,
};

const idOf = ({ code }: CountryRow): string => code;
const isChanged = ({ isOn, wasOn }: CountryRow): boolean => isOn !== wasOn;

/** Enabled countries. During a search, all countries that match. */
export const CountryList = observer(function CountryList({ editor, query, onQuery }: CountryListProps) {
  const { t, i18n } = useTranslation();
  const countryName = useCountryName();
  const [filter, setFilter] = useState<Shown>('on');
  const columns = useCountryColumns(editor);
  const { rows } = editor;
  const sorted = useMemo(
    () => rows.toSorted(nameOrder(i18n.language, ({ code }) => countryName(code))),
    [rows, i18n.language, countryName],
  );
  const findCountries = useFoundCountries();
  const isSearched = query.trim() !== '';
  const { ids, note } = findCountries(query);
  const listedRows = isSearched
    ? ids.flatMap((code) => sorted.find((row) => row.code === code) ?? [])
    : sorted.filter((row) => isShown[filter](row));
  const countOf = (which: Shown): number => rows.filter(isShown[which]).length;
  const choices = (['on', 'lacking', 'changed', 'all'] as const).map((id) => ({
    id,
    label: t(`countries.show.${id}`, { number: new Intl.NumberFormat(i18n.language).format(countOf(id)) }),
  }));
  return (
    <section className={styles.list} aria-label={t('countries.list')}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            label={t('countries.search')}
            placeholder={t('countries.search')}
            value={query}
            onChange={onQuery}
            hasShortcut
          />
        </div>
        <SegmentedControl
          label={t('countries.show.label')}
          segments={choices}
          value={filter}
          onChange={(id) => {
            setFilter(id);
            onQuery('');
          }}
        />
      </div>
      {isSearched && note !== undefined && <p>{note}</p>}
      <DataTable
        label={t('countries.list')}
        columns={columns}
        items={listedRows}
        idOf={idOf}
        labelOf={({ code }) => countryName(code)}
        isChanged={isChanged}
        emptyState={t(isSearched ? 'countries.noneFound' : `countries.none.${filter}`)}
      />
    </section>
  );
});
