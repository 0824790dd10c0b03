import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ROWS_OF_PAGE, type ImpactProcess } from '../../../../application/impact/ImpactProcess.ts';
import type { ChangedOrder } from '../../../../application/impact/OrderReplays.ts';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import type { ImpactSummary } from '../../../../domain/impact/impactSummary.ts';
import { orderFields } from '../../../../domain/impact/orderFields.ts';
import { ruleTypes } from '../../../../domain/rules/ruleType.ts';
import { dateText } from '../../changes/comparison/displayNames.ts';
import { ruleTabs } from '../../rules/list/ruleTabs.ts';
import { BeforeAfter } from '../../../shared/components/BeforeAfter/BeforeAfter.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { DataTable } from '../../../shared/components/DataTable/DataTable.tsx';
import type { DataColumn } from '../../../shared/components/DataTable/DataTableProps.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { SearchField } from '../../../shared/components/SearchField/SearchField.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { downloadFile } from '../../../shared/spreadsheet/downloadFile.ts';
import { useEffectText } from '../useEffectText.ts';
import { useFigures } from '../useFigures.ts';
import styles from './ChangedOrdersCard.module.scss';

const ALL = 'all';

export type ChangedOrdersCardProps = {
  readonly impact: ImpactProcess;
  readonly summary: ImpactSummary;
  readonly configuration: CompanyConfiguration;
};

/** The orders that are decided differently, page by page, and all of them as a file. */
export const ChangedOrdersCard = observer(function ChangedOrdersCard(props: ChangedOrdersCardProps) {
  const { impact, summary, configuration } = props;
  const { t } = useTranslation();
  const { number } = useFigures();
  const effectText = useEffectText(configuration);
  const columns = useOrderColumns(summary, configuration);
  const { filter, page, changed } = impact;
  const first = page * ROWS_OF_PAGE;

  async function save(): Promise<void> {
    const file = await impact.write({
      headers: [
        ...orderFields.map((field) => t(`impact.fields.${field}`)),
        t('impact.rows.kind'),
        t('impact.flow.published'),
        t('impact.flow.pending'),
        t('impact.rows.rule'),
      ],
      types: ruleTypes.map((type) => t(`returnRules.types.${type}`)),
      effects: summary.effects.map((effect) => effectText(effect).replaceAll(/[\u2066-\u2069]/g, '')),
      rules: summary.rules.map(({ name }) => name),
    });
    downloadFile(`${t('impact.rows.fileName')}.csv`, file);
  }

  return (
    <Card
      density="flush"
      title={t('impact.rows.title')}
      actions={
        <Button icon={<Glyph of={Download} />} onPress={() => void save()}>
          {t('impact.rows.export')}
        </Button>
      }
    >
      <div className={styles.filters}>
        <Select
          label={t('impact.rows.kind')}
          optionalMark={undefined}
          placeholder=""
          options={[
            { id: ALL, label: `${t('impact.rows.all')} ${number(summary.changedOrders)}` },
            ...ruleTabs
              .filter((type) => summary.byType[type] > 0)
              .map((type) => ({
                id: type,
                label: `${t(`returnRules.types.${type}`)} ${number(summary.byType[type])}`,
              })),
          ]}
          value={filter.type ?? ALL}
          onChange={(id) => void impact.show({ ...filter, type: id === ALL ? undefined : id })}
        />
        <Select
          label={t('impact.rows.rule')}
          optionalMark={undefined}
          placeholder=""
          options={[
            { id: ALL, label: t('impact.rows.anyRule') },
            ...summary.rules.map(({ name }, nth) => ({ id: String(nth), label: name })),
          ]}
          value={filter.rule === undefined ? ALL : String(filter.rule)}
          onChange={(id) => void impact.show({ ...filter, rule: id === ALL ? undefined : Number(id) })}
        />
        <div className={styles.search}>
          <SearchField
            label={t('impact.rows.search')}
            placeholder={t('impact.rows.search')}
            value={filter.search ?? ''}
            onChange={(search) => void impact.show({ ...filter, search })}
          />
        </div>
      </div>
      <DataTable
        label={t('impact.rows.title')}
        columns={columns}
        items={changed.rows}
        idOf={({ place }) => String(place)}
        labelOf={({ orderId }) => orderId}
        emptyState={<p className={styles.none}>{t('impact.rows.none')}</p>}
      />
      {changed.total > 0 && (
        <div className={styles.pages}>
          <output>
            {t('impact.rows.page', {
              from: number(first + 1),
              to: number(first + changed.rows.length),
              total: number(changed.total),
            })}
          </output>
          <IconButton
            label={t('impact.rows.previous')}
            icon={<Glyph of={ChevronLeft} isMirrored />}
            isDisabled={page === 0}
            onPress={() => void impact.show(filter, page - 1)}
          />
          <IconButton
            label={t('impact.rows.next')}
            icon={<Glyph of={ChevronRight} isMirrored />}
            isDisabled={first + ROWS_OF_PAGE >= changed.total}
            onPress={() => void impact.show(filter, page + 1)}
          />
        </div>
      )}
    </Card>
  );
});

function useOrderColumns(
  summary: ImpactSummary,
  configuration: CompanyConfiguration,
): readonly DataColumn<ChangedOrder>[] {
  const { t, i18n } = useTranslation();
  const { money } = useFigures();
  const effectText = useEffectText(configuration);
  const currency = configuration.currencyOverride;
  return [
    {
      id: 'order',
      header: t('impact.fields.orderId'),
      isRowHeader: true,
      place: 'title',
      render: ({ orderId, sku }) => <bdi className={styles.code}>{orderId || sku}</bdi>,
    },
    {
      id: 'item',
      header: t('impact.fields.itemName'),
      width: 1.4,
      render: ({ itemName, sku }) => <bdi>{itemName || sku}</bdi>,
    },
    { id: 'area', header: t('impact.fields.area'), width: 0.6, render: ({ area }) => area && <bdi>{area}</bdi> },
    {
      id: 'price',
      header: t('impact.fields.price'),
      align: 'end',
      width: 0.8,
      render: ({ price }) => price !== undefined && money(price, currency),
    },
    {
      id: 'bought',
      header: t('impact.fields.purchaseDate'),
      width: 0.9,
      render: ({ purchaseDate }) =>
        purchaseDate !== undefined && dateText({ kind: 'date', date: purchaseDate }, i18n.language),
    },
    {
      id: 'changes',
      header: t('impact.rows.changes'),
      width: 2,
      render: ({ changes }) => (
        <span className={styles.changes}>
          {changes.map(({ before, after }) => (
            <BeforeAfter
              key={before}
              before={effectText(summary.effects[before])}
              after={effectText(summary.effects[after])}
              labels={{ before: t('impact.flow.published'), after: t('impact.flow.pending') }}
            />
          ))}
        </span>
      ),
    },
    {
      id: 'rules',
      header: t('impact.rules.title'),
      width: 1.3,
      render: ({ changes }) => (
        <span className={styles.changes}>
          {[...new Set(changes.map(({ rule }) => rule))].map((rule) => (
            <bdi key={rule}>{summary.rules[rule]?.name}</bdi>
          ))}
        </span>
      ),
    },
  ];
}
