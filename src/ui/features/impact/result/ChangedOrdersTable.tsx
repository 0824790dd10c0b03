import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangedRows } from '../../../../application/impact/ChangedRows.ts';
import { useTopOf } from '../../../shared/useTopOf.ts';
import { useFigures } from '../useFigures.ts';
import { ChangedOrderRow } from './ChangedOrderRow.tsx';
import styles from './ChangedOrdersTable.module.scss';
import type { ChangedOrderColumn } from './useChangedOrderColumns.tsx';

/** Estimated height in pixels of an unmeasured row: `--row-tall` in the style sheet. */
const ROW = 52;
/** Browsers render at most about ten million pixels of height. The export contains all rows. */
const MAX_LISTED_ROWS = 50_000;

export type ChangedOrdersTableProps = {
  readonly changed: ChangedRows;
  readonly columns: readonly ChangedOrderColumn[];
};

/** Windowed: only rows in view are mounted and loaded. `aria-rowcount` has the total. */
export const ChangedOrdersTable = observer(function ChangedOrdersTable(props: ChangedOrdersTableProps) {
  const { changed, columns } = props;
  const { t } = useTranslation();
  const { number } = useFigures();
  const body = useRef<HTMLTableSectionElement>(null);
  const offset = useTopOf(body);
  const { total, filter } = changed;
  const count = Math.min(total, MAX_LISTED_ROWS);
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => ROW,
    measureElement: (row) => (row instanceof HTMLElement && row.offsetHeight) || ROW,
    overscan: 8,
    scrollMargin: offset,
  });
  const shown = rows.getVirtualItems();
  const first = shown[0]?.index ?? 0;
  const last = shown.at(-1)?.index ?? 0;
  const inView = rows.range;
  useEffect(
    function askForRowsInView() {
      changed.need(first, last);
    },
    [changed, filter, total, first, last],
  );
  return (
    <div className={styles.frame} style={{ '--tracks': columns.map(({ track }) => track).join(' ') }}>
      <table className={styles.table} aria-label={t('impact.rows.title')} aria-rowcount={total + 1}>
        <thead>
          <tr className={styles.head} aria-rowindex={1}>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col" data-column={id}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} className={styles.body} style={{ blockSize: rows.getTotalSize() }}>
          {shown.map((row) => (
            <tr
              key={row.key}
              ref={rows.measureElement}
              data-index={row.index}
              className={styles.row}
              aria-rowindex={row.index + 2}
              style={{ insetBlockStart: row.start - offset }}
            >
              <ChangedOrderRow order={changed.at(row.index)} columns={columns} />
            </tr>
          ))}
        </tbody>
      </table>
      {count < total && (
        <p className={styles.unlisted}>{t('impact.rows.unlisted', { listed: number(count), total: number(total) })}</p>
      )}
      {inView && inView.endIndex - inView.startIndex + 1 < total && (
        <p className={styles.position}>
          {t('impact.rows.page', {
            from: number(inView.startIndex + 1),
            to: number(inView.endIndex + 1),
            total: number(total),
          })}
        </p>
      )}
    </div>
  );
});
