import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangedOrder } from '../../../../application/impact/OrderReplays.ts';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import type { ImpactSummary } from '../../../../domain/impact/impactSummary.ts';
import { portalCurrency } from '../../../../domain/international/portalCurrency.ts';
import { BeforeAfter } from '../../../shared/components/BeforeAfter/BeforeAfter.tsx';
import { useLatest } from '../../../shared/useLatest.ts';
import { dateText } from '../../../shared/changes/comparison/displayNames.ts';
import { useEffectText } from '../useEffectText.ts';
import { useFigures } from '../useFigures.ts';
import styles from './ChangedOrdersTable.module.scss';

export type ChangedOrderColumn = {
  readonly id: string;
  readonly header: string;
  readonly isRowHeader?: boolean;
  /** CSS grid track of the column. */
  readonly track: string;
  readonly className?: string | undefined;
  readonly render: (order: ChangedOrder) => ReactNode;
};

export function useChangedOrderColumns(
  summary: ImpactSummary,
  configuration: CompanyConfiguration,
): readonly ChangedOrderColumn[] {
  const { t, i18n } = useTranslation();
  const { money } = useFigures();
  const effectText = useLatest(useEffectText(configuration));
  return useMemo(
    () => [
      {
        id: 'order',
        header: t('impact.fields.orderId'),
        isRowHeader: true,
        track: 'minmax(6rem, 1fr)',
        className: styles.code,
        render: ({ orderId, sku = '' }) => <bdi>{orderId || sku}</bdi>,
      },
      {
        id: 'item',
        header: t('impact.fields.itemName'),
        track: 'minmax(6rem, 1.3fr)',
        render: ({ itemName, sku = '' }) => <bdi>{itemName || sku}</bdi>,
      },
      {
        id: 'area',
        header: t('impact.fields.area'),
        track: 'minmax(3rem, 0.6fr)',
        className: styles.quiet,
        render: ({ area }) => <bdi>{area}</bdi>,
      },
      {
        id: 'price',
        header: t('impact.fields.price'),
        track: 'minmax(4.5rem, 0.8fr)',
        render: ({ price }) => price !== undefined && money(price, portalCurrency(configuration)),
      },
      {
        id: 'date',
        header: t('impact.fields.purchaseDate'),
        track: 'minmax(6.5rem, 0.9fr)',
        className: styles.quiet,
        render: ({ purchaseDate }) =>
          purchaseDate !== undefined && dateText({ kind: 'date', date: purchaseDate }, i18n.language),
      },
      {
        id: 'changes',
        header: t('impact.rows.changes'),
        track: 'minmax(10rem, 2fr)',
        className: styles.changes,
        render: ({ changes }) =>
          changes.map(({ before, after }) => (
            <BeforeAfter
              key={before}
              before={effectText.current(summary.effects[before])}
              after={effectText.current(summary.effects[after])}
              labels={{ before: t('changes.sides.published'), after: t('changes.sides.pending') }}
            />
          )),
      },
      {
        id: 'rules',
        header: t('impact.rules.title'),
        track: 'minmax(7rem, 1.3fr)',
        className: styles.changes,
        render: ({ changes }) =>
          [...new Set(changes.map(({ rule }) => rule))].map((rule) => (
            <bdi key={rule}>{summary.rules[rule]?.name}</bdi>
          )),
      },
    ],
    [t, i18n.language, money, effectText, summary, configuration],
  );
}
