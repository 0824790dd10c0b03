import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangedOrder } from '../../../../application/impact/OrderReplays.ts';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import type { ImpactSummary } from '../../../../domain/impact/impactSummary.ts';
import { portalCurrency } from '../../../../domain/international/portalCurrency.ts';
import { dateText } from '../../changes/comparison/displayNames.ts';
import { BeforeAfter } from '../../../shared/components/BeforeAfter/BeforeAfter.tsx';
import { Skeleton } from '../../../shared/components/Skeleton/Skeleton.tsx';
import { useEffectText } from '../useEffectText.ts';
import { useFigures } from '../useFigures.ts';
import styles from './ChangedOrdersTable.module.scss';

export type ChangedOrderRowProps = {
  /** Absent while it is on its way. */
  readonly order: ChangedOrder | undefined;
  readonly summary: ImpactSummary;
  readonly configuration: CompanyConfiguration;
};

/** The cells of one order; while the list scrolls they are drawn once. */
export const ChangedOrderRow = memo(function ChangedOrderRow({ order, summary, configuration }: ChangedOrderRowProps) {
  const { t, i18n } = useTranslation();
  const { money } = useFigures();
  const effectText = useEffectText(configuration);
  if (!order)
    return (
      <td className={styles.awaited}>
        <Skeleton />
      </td>
    );
  const { orderId, itemName, sku = '', area, price, purchaseDate, changes } = order;
  return (
    <>
      <th scope="row" className={styles.code}>
        <bdi>{orderId || sku}</bdi>
      </th>
      <td>
        <bdi>{itemName || sku}</bdi>
      </td>
      <td className={styles.quiet}>
        <bdi>{area}</bdi>
      </td>
      <td className={styles.price}>{price !== undefined && money(price, portalCurrency(configuration))}</td>
      <td className={styles.quiet}>
        {purchaseDate !== undefined && dateText({ kind: 'date', date: purchaseDate }, i18n.language)}
      </td>
      <td className={styles.changes}>
        {changes.map(({ before, after }) => (
          <BeforeAfter
            key={before}
            before={effectText(summary.effects[before])}
            after={effectText(summary.effects[after])}
            labels={{ before: t('changes.sides.published'), after: t('changes.sides.pending') }}
          />
        ))}
      </td>
      <td className={styles.changes}>
        {[...new Set(changes.map(({ rule }) => rule))].map((rule) => (
          <bdi key={rule}>{summary.rules[rule]?.name}</bdi>
        ))}
      </td>
    </>
  );
});
