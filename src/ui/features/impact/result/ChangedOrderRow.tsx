import { memo } from 'react';
import type { ChangedOrder } from '../../../../application/impact/OrderReplays.ts';
import { Skeleton } from '../../../shared/components/Skeleton/Skeleton.tsx';
import styles from './ChangedOrdersTable.module.scss';
import type { ChangedOrderColumn } from './useChangedOrderColumns.tsx';

export type ChangedOrderRowProps = {
  /** Absent while it is loading. */
  readonly order: ChangedOrder | undefined;
  readonly columns: readonly ChangedOrderColumn[];
};

/** Memoized, because the list renders on every scroll. */
export const ChangedOrderRow = memo(function ChangedOrderRow({ order, columns }: ChangedOrderRowProps) {
  if (!order)
    return (
      <td className={styles.awaited}>
        <Skeleton />
      </td>
    );
  return columns.map(({ id, isRowHeader, className, render }) =>
    isRowHeader ? (
      <th key={id} scope="row" className={className} data-column={id}>
        {render(order)}
      </th>
    ) : (
      <td key={id} className={className} data-column={id}>
        {render(order)}
      </td>
    ),
  );
});
