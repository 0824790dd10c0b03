import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../classNames.ts';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import { AwaitedRow } from './AwaitedRow.tsx';
import type { WindowedRows } from './useWindowedRows.ts';
import styles from './WindowedTable.module.scss';

export type WindowedTableProps = {
  readonly label: string;
  readonly rows: WindowedRows;
  /** Number of rows including those that are not listed. */
  readonly total: number;
  /** Grid track of each column. */
  readonly tracks: readonly string[];
  /** Lays out rows as cards in a narrow table, for example. */
  readonly className: string | undefined;
  /** Header cells. */
  readonly head: ReactNode;
  /** Cells of a row. Undefined while it is loading. */
  readonly renderRow: (index: number) => ReactNode;
  /** Another list is being loaded to replace this one. */
  readonly isBusy?: boolean | undefined;
  /** Shown instead of the position, e.g. a failure. */
  readonly notice?: ReactNode;
  /** Below the rows. */
  readonly children?: ReactNode;
};

/**
 * Read-only, and windowed: only rows in view are mounted. `aria-rowcount` has the total. Not our DataTable, because
 * React Aria builds a node for every row.
 */
export const WindowedTable = observer(function WindowedTable(props: WindowedTableProps) {
  const { label, rows, total, tracks, className, head, renderRow, isBusy = false, notice, children } = props;
  const { virtualizer, first, last } = rows;
  const { t } = useTranslation();
  return (
    <div className={classNames(styles.frame, className)} style={{ '--tracks': tracks.join(' ') }} aria-busy={isBusy}>
      <table className={styles.table} aria-label={label} aria-rowcount={total + 1}>
        <thead ref={rows.head}>
          <tr className={styles.head} aria-rowindex={1}>
            {head}
          </tr>
        </thead>
        <tbody ref={rows.body} className={styles.body} style={{ blockSize: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map((row) => (
            <tr
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={row.index}
              className={styles.row}
              aria-rowindex={row.index + 2}
              style={{ insetBlockStart: row.start - rows.offset }}
            >
              {renderRow(row.index) ?? <AwaitedRow columns={tracks.length} />}
            </tr>
          ))}
        </tbody>
      </table>
      <KeyedText>{children}</KeyedText>
      {notice ? (
        <div className={styles.position} role="alert">
          {notice}
        </div>
      ) : (
        last - first + 1 < total && (
          <p className={styles.position}>{t('common.table.position', { first: first + 1, last: last + 1, total })}</p>
        )
      )}
    </div>
  );
});
