import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MerchantSort, MerchantSummary } from '../../../application/merchants/MerchantDirectory.ts';
import { useAnnouncement } from '../../shared/announcing/useAnnouncement.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Spinner } from '../../shared/components/Spinner/Spinner.tsx';
import { useAwaited } from '../../shared/failures/useAwaited.ts';
import { useLatest } from '../../shared/useLatest.ts';
import { useTopOf } from '../../shared/useTopOf.ts';
import { MerchantHead } from './MerchantHead.tsx';
import { MerchantRow } from './MerchantRow.tsx';
import styles from './MerchantTable.module.scss';
import { useListPlace } from './useListPlace.ts';
import { useStandingHeight } from './useStandingHeight.ts';

export type MerchantTableProps = {
  readonly merchants: readonly MerchantSummary[];
  readonly total: number;
  readonly sort: MerchantSort;
  readonly more: 'idle' | 'loading' | 'failed';
  /** Where a search opens, counted from 0; another object is another opening. */
  readonly opensAt: { readonly row: number };
  /** The list that was asked for is to come in the place of this one. */
  readonly isBusy: boolean;
  readonly onSort: (sort: MerchantSort) => void;
  readonly onNeedMore: () => void;
  readonly onReview: (merchant: MerchantSummary) => void;
  /** The first row in view as the table or the page is left. */
  readonly onLeave: (row: number) => void;
};

/** Height of a row before it is measured, in pixels; the style sheet's `--row-tall`. */
const ROW = 52;
/** How many rows before the end of what is loaded the next page is asked for. */
const AHEAD = 30;

/**
 * A windowed table: only the rows in view are in the page, and assistive technology is told the whole count. Ours,
 * since the component library builds a node for every row of a list.
 */
export function MerchantTable(props: MerchantTableProps): ReactNode {
  const { merchants, total, sort, more, isBusy, opensAt, onNeedMore } = props;
  const { t } = useTranslation();
  useAnnouncement(more === 'loading' ? t('merchants.loadingMore') : '');
  const isAwaited = useAwaited(more === 'failed' ? 'unreachable' : undefined, onNeedMore);
  const latestReview = useLatest(props.onReview);
  const review = useCallback((merchant: MerchantSummary) => latestReview.current(merchant), [latestReview]);
  const latestSort = useLatest(props.onSort);
  const sortBy = useCallback((chosen: MerchantSort) => latestSort.current(chosen), [latestSort]);
  const head = useRef<HTMLTableSectionElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const offset = useTopOf(body);
  const standing = useStandingHeight(head);
  const rows = useWindowVirtualizer({
    count: merchants.length,
    estimateSize: () => ROW,
    overscan: 8,
    scrollMargin: offset,
    scrollPaddingStart: standing,
    getItemKey: (index) => merchants[index]?.companyId ?? index,
  });
  const first = rows.getVirtualItemForOffset((rows.scrollOffset ?? 0) + standing)?.index ?? 0;
  const lastInView = rows.range?.endIndex ?? 0;
  const last = rows.getVirtualItems().at(-1)?.index ?? 0;
  useEffect(
    function askForMore() {
      if (more === 'idle' && last >= merchants.length - AHEAD) onNeedMore();
    },
    [last, more, merchants.length, onNeedMore],
  );
  useListPlace({
    opensAt,
    isPlaced: offset > 0,
    first,
    onOpen: (row) => {
      const isAboveRows = window.scrollY <= offset - standing;
      if (row > 0 || !isAboveRows) rows.scrollToIndex(row, { align: 'start' });
    },
    onLeave: props.onLeave,
  });

  return (
    <div className={styles.frame} aria-busy={isBusy}>
      <table className={styles.table} aria-label={t('merchants.title')} aria-rowcount={total + 1}>
        <MerchantHead ref={head} sort={sort} onSort={sortBy} />
        <tbody ref={body} className={styles.body} style={{ blockSize: rows.getTotalSize() }}>
          {rows.getVirtualItems().map((row) => {
            const merchant = merchants[row.index];
            return (
              merchant && (
                <tr
                  key={row.key}
                  ref={rows.measureElement}
                  data-index={row.index}
                  className={styles.row}
                  aria-rowindex={row.index + 2}
                  style={{ insetBlockStart: row.start - offset }}
                >
                  <MerchantRow merchant={merchant} onReview={review} />
                </tr>
              )
            );
          })}
        </tbody>
      </table>
      {lastInView - first + 1 < total && (
        <p className={styles.position}>{t('merchants.position', { first: first + 1, last: lastInView + 1, total })}</p>
      )}
      {more === 'loading' && (
        <p className={styles.more}>
          <Spinner size="text" /> {t('merchants.loadingMore')}
        </p>
      )}
      {more === 'failed' && (
        <p className={styles.more} role="alert">
          {t(isAwaited ? 'errors.awaited.part' : 'merchants.failed.title')}{' '}
          <Button size="compact" onPress={onNeedMore}>
            {t('common.retry')}
          </Button>
        </p>
      )}
    </div>
  );
}
