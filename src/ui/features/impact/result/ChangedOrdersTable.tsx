import { observer } from 'mobx-react-lite';
import { memo, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangedOrder } from '../../../../application/impact/OrderReplays.ts';
import type { ChangedRows } from '../../../../application/impact/ChangedRows.ts';
import { useWindowedRows } from '../../../shared/components/WindowedTable/useWindowedRows.ts';
import { WindowedTable } from '../../../shared/components/WindowedTable/WindowedTable.tsx';
import { useFigures } from '../useFigures.ts';
import styles from './ChangedOrdersTable.module.scss';
import type { ChangedOrderColumn } from './useChangedOrderColumns.tsx';

/** Browsers limit the height of a page to about ten million pixels. The export contains all rows. */
const MAX_LISTED_ROWS = 50_000;

export type ChangedOrdersTableProps = {
  readonly changed: ChangedRows;
  readonly columns: readonly ChangedOrderColumn[];
};

export const ChangedOrdersTable = observer(function ChangedOrdersTable(props: ChangedOrdersTableProps) {
  const { changed, columns } = props;
  const { t } = useTranslation();
  const { number } = useFigures();
  const { total, filter } = changed;
  const count = Math.min(total, MAX_LISTED_ROWS);
  const rows = useWindowedRows(count);
  const mounted = rows.virtualizer.getVirtualItems();
  const first = mounted[0]?.index ?? 0;
  const last = mounted.at(-1)?.index ?? 0;
  useEffect(
    function loadMountedRows() {
      changed.need(first, last);
    },
    [changed, filter, total, first, last],
  );
  return (
    <WindowedTable
      label={t('impact.rows.title')}
      rows={rows}
      total={total}
      tracks={columns.map(({ track }) => track)}
      className={styles.changed}
      head={columns.map(({ id, header }) => (
        <th key={id} scope="col" data-column={id}>
          {header}
        </th>
      ))}
      renderRow={(index) => {
        const order = changed.at(index);
        return order && <ChangedOrderRow order={order} columns={columns} />;
      }}
    >
      {count < total && (
        <p className={styles.unlisted}>{t('impact.rows.unlisted', { listed: number(count), total: number(total) })}</p>
      )}
    </WindowedTable>
  );
});

type ChangedOrderRowProps = { readonly order: ChangedOrder; readonly columns: readonly ChangedOrderColumn[] };

/** Memoized, because the list renders on every scroll. */
const ChangedOrderRow = memo(function ChangedOrderRow({ order, columns }: ChangedOrderRowProps) {
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
