import { Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { leadsNowhere } from '../../../../domain/reach/reach.ts';
import { deepEqual } from '../../../../domain/shared/deepEqual.ts';
import { guarded } from '../../../../domain/shared/formulaGuard.ts';
import { ownNameOf, nameOrder } from '../../../../domain/languages/language.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { BackLink } from '../../../shared/components/BackLink/BackLink.tsx';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { DataTable } from '../../../shared/components/DataTable/DataTable.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { PageHeader } from '../../../shared/components/PageHeader/PageHeader.tsx';
import { useCountryName } from '../../../shared/names/countryNames.ts';
import { useNameList } from '../../../shared/names/useNameList.ts';
import { useService } from '../../../shared/services.tsx';
import { useSide } from '../../../shared/sides/PublishedOrPending.tsx';
import { downloadTable } from '../../../shared/tables/downloadFile.ts';
import { useTableViews } from '../../../shared/tables/useTableViews.tsx';
import { compared, rowsOf, type ReachRow, useReachColumns } from './useReachColumns.tsx';
import { useReachTexts } from '../../../shared/reach/useReachTexts.ts';
import styles from './ReachPage.module.scss';

const MAX_LISTED_COUNTRIES = 5;

const idOf = ({ country }: ReachRow): string => country;
const isChanged = (row: ReachRow): boolean => row.isChanged;

export const ReachPage = observer(function ReachPage() {
  const { t, i18n } = useTranslation();
  const countryName = useCountryName();
  const listOf = useNameList();
  const { configuration: published, pendingConfiguration: pending } = useService(CompanyStore);
  const [before, after] = useMemo(() => [published, pending].map(rowsOf), [published, pending]);
  const [side, choice] = useSide(!deepEqual(before, after));
  const shownConfiguration = side === 'published' ? published : pending;
  const rows = useMemo(() => {
    const [shownRows, others] = side === 'published' ? [before, after] : [after, before];
    const allRows = compared(shownRows, others);
    const foreignRows = allRows.slice(1).toSorted(nameOrder(i18n.language, ({ country }) => countryName(country)));
    return [...allRows.slice(0, 1), ...foreignRows];
  }, [before, after, side, i18n.language, countryName]);
  const texts = useReachTexts(shownConfiguration);
  const { columns, controls } = useTableViews({ table: 'reach', columns: useReachColumns(texts) });
  const nowhere = rows.filter(leadsNowhere);

  function handleExport(): void {
    const head = (['country', 'label', 'shops', 'home', 'address', 'language', 'fee', 'problems'] as const).map((id) =>
      t(`reach.columns.${id}`),
    );
    const lines = rows.map((row) => [
      row.country,
      texts.label(row),
      texts.shops(row),
      row.isCollected ? t('reach.yes') : '',
      texts.address(row),
      ownNameOf(row.language),
      texts.fee(row),
      row.problems.map(texts.problem).join(' '),
    ]);
    downloadTable(
      t('reach.fileName'),
      [head, ...lines].map((line) => line.map(guarded)),
    );
    announce(t('reach.exported', { count: rows.length }));
  }

  return (
    <>
      <BackLink label={t('navigation.international')} />
      <PageHeader
        title={t('reach.title')}
        description={t('reach.description')}
        actions={
          <Button icon={<Glyph of={Download} />} onPress={handleExport}>
            {t('reach.export')}
          </Button>
        }
      />
      <div className={styles.tools}>
        <p>{t('reach.countries', { count: rows.length })}</p>
        <div className={styles.controls}>
          {choice}
          <KeyedText>{controls}</KeyedText>
        </div>
      </div>
      {nowhere.length > 0 && (
        <Banner tone="warning">
          {t('reach.nowhere', {
            count: nowhere.length,
            countries: listOf(
              nowhere.map(({ country }) => countryName(country)),
              MAX_LISTED_COUNTRIES,
            ),
          })}
        </Banner>
      )}
      <DataTable
        label={t('reach.title')}
        columns={columns}
        items={rows}
        idOf={idOf}
        labelOf={({ country }) => countryName(country)}
        isChanged={isChanged}
        density="tall"
      />
    </>
  );
});
