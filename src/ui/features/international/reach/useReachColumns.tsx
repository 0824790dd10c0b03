import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ownNameOf, DEFAULT_LANGUAGE } from '../../../../domain/languages/language.ts';
import type { DataColumn } from '../../../shared/components/DataTable/DataTableProps.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { VisuallyHidden } from '../../../shared/components/VisuallyHidden/VisuallyHidden.tsx';
import { useLatest } from '../../../shared/useLatest.ts';
import { useCountryName } from '../../../shared/names/countryNames.ts';
import { ReachProblems } from '../../../shared/reach/ReachProblems.tsx';
import type { ReachTexts } from '../../../shared/reach/useReachTexts.ts';
import styles from './useReachColumns.module.scss';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import { countryRows, type CountryRow } from '../../../../domain/reach/countryRows.ts';
import { reach, type CountryReach } from '../../../../domain/reach/reach.ts';
import { deepEqual } from '../../../../domain/shared/deepEqual.ts';

export function useReachColumns(reachTexts: ReachTexts): readonly DataColumn<ReachRow>[] {
  const { t } = useTranslation();
  const countryName = useCountryName();
  const texts = useLatest(reachTexts);
  return useMemo(() => {
    const nothing = <span className={styles.muted}>–</span>;
    return [
      {
        id: 'country',
        header: t('reach.columns.country'),
        isRowHeader: true,
        place: 'title',
        width: 2,
        render: (row) => (
          <>
            <span>{countryName(row.country)}</span>
            <ReachProblems reach={row} texts={texts.current} />
          </>
        ),
      },
      {
        id: 'label',
        header: t('reach.columns.label'),
        width: 2,
        render: (row) => texts.current.label(row) || nothing,
      },
      {
        id: 'shops',
        header: t('reach.columns.shops'),
        width: 1.5,
        render: (row) => texts.current.shops(row) || nothing,
      },
      {
        id: 'home',
        header: t('reach.columns.home'),
        render: ({ isCollected }) =>
          isCollected ? (
            <span className={styles.yes}>
              <Glyph of={Check} size="small" />
              <VisuallyHidden>{t('reach.yes')}</VisuallyHidden>
            </span>
          ) : (
            nothing
          ),
      },
      {
        id: 'address',
        header: t('reach.columns.address'),
        width: 2,
        render: (row) => texts.current.address(row) || nothing,
      },
      {
        id: 'language',
        header: t('reach.columns.language'),
        width: 1.25,
        render: ({ language }) => <span lang={language}>{ownNameOf(language)}</span>,
      },
      { id: 'fee', header: t('reach.columns.fee'), align: 'end', render: (row) => texts.current.fee(row) || nothing },
    ];
  }, [t, countryName, texts]);
}

type Reached = CountryReach & Pick<CountryRow, 'language'>;
export type ReachRow = Reached & { readonly isChanged: boolean };

export function rowsOf(configuration: CompanyConfiguration | undefined): readonly Reached[] {
  if (!configuration) return [];
  const languages = new Map(countryRows(configuration, configuration).map(({ code, language }) => [code, language]));
  return reach(configuration).map((each) => ({ ...each, language: languages.get(each.country) ?? DEFAULT_LANGUAGE }));
}

/** Marks the rows that differ from the row of the same country in `others`. */
export function compared(rows: readonly Reached[] = [], others: readonly Reached[] = []): readonly ReachRow[] {
  const byCountry = new Map(others.map((each) => [each.country, each]));
  return rows.map((row) => ({ ...row, isChanged: !deepEqual(row, byCountry.get(row.country)) }));
}
