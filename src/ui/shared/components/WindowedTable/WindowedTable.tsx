import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../classNames.ts';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import type { WindowedRows } from './useWindowedRows.ts';
import styles from './WindowedTable.module.scss';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type WindowedTableProps = {
  readonly label: string;
  readonly rows: WindowedRows;
  /** Total number of rows, including rows that are not loaded. */
  readonly total: number;
  /** CSS grid track of each column. */
  readonly tracks: readonly string[];
  readonly className: string | undefined;
  readonly head: ReactNode;
  /** Returns the cells of a row, or undefined while the row is loading. */
  readonly renderRow: (index: number) => ReactNode;
  /** Whether a new list is loading, e.g. after a change of the filter. The old list is shown meanwhile. */
  readonly isBusy?: boolean | undefined;
  /** Message shown in place of the row numbers, e.g. a failure. */
  readonly notice?: ReactNode;
  readonly children?: ReactNode;
};

/**
 * Read-only table that mounts only the rows in view. `aria-rowcount` contains the total. Does not use `DataTable`,
 * because React Aria creates a node for every row.
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

/** Placeholder for a row that is loading. Not animated, because scrolling shows many of these rows for a short time. */
function AwaitedRow({ columns }: { readonly columns: number }) {
  const { t } = useTranslation();
  return (
    <td colSpan={columns} className={styles.awaited}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <span className={styles.bone} />
    </td>
  );
}
