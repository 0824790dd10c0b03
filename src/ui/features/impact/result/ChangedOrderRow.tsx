import { memo } from 'react';
import type { ChangedOrder } from '../../../../application/impact/OrderReplays.ts';
import type { ChangedOrderColumn } from './useChangedOrderColumns.tsx';

export type ChangedOrderRowProps = {
  readonly order: ChangedOrder;
  readonly columns: readonly ChangedOrderColumn[];
};

/** Row of a changed order. Memoized, because the list renders on every scroll. */
export const ChangedOrderRow = memo(function ChangedOrderRow({ order, columns }: ChangedOrderRowProps) {
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
