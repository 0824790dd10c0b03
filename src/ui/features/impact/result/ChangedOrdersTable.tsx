import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangedRows } from '../../../../application/impact/ChangedRows.ts';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import type { ImpactSummary } from '../../../../domain/impact/impactSummary.ts';
import { useTopOf } from '../../../shared/useTopOf.ts';
import { useFigures } from '../useFigures.ts';
import { ChangedOrderRow } from './ChangedOrderRow.tsx';
import styles from './ChangedOrdersTable.module.scss';

/** Height of a row before it is measured, in pixels; the style sheet's `--row-tall`. */
const ROW = 52;
/** Browsers draw nothing beyond some ten million pixels of height: the rest stands in the exported file. */
const MOST_LISTED = 50_000;

export type ChangedOrdersTableProps = {
  readonly changed: ChangedRows;
  readonly summary: ImpactSummary;
  readonly configuration: CompanyConfiguration;
};

/** A windowed table: only the rows in view are in the page and asked for, and assistive technology is told the whole count. */
export const ChangedOrdersTable = observer(function ChangedOrdersTable(props: ChangedOrdersTableProps) {
  const { changed, summary, configuration } = props;
  const { t } = useTranslation();
  const { number } = useFigures();
  const body = useRef<HTMLTableSectionElement>(null);
  const offset = useTopOf(body);
  const { total, filter } = changed;
  const count = Math.min(total, MOST_LISTED);
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
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t('impact.rows.title')} aria-rowcount={total + 1}>
        <thead>
          <tr className={styles.head} aria-rowindex={1}>
            <th scope="col">{t('impact.fields.orderId')}</th>
            <th scope="col">{t('impact.fields.itemName')}</th>
            <th scope="col">{t('impact.fields.area')}</th>
            <th scope="col" className={styles.price}>
              {t('impact.fields.price')}
            </th>
            <th scope="col">{t('impact.fields.purchaseDate')}</th>
            <th scope="col">{t('impact.rows.changes')}</th>
            <th scope="col">{t('impact.rules.title')}</th>
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
              <ChangedOrderRow order={changed.at(row.index)} summary={summary} configuration={configuration} />
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
