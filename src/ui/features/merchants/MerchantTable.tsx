import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MerchantSort, MerchantSummary } from '../../../application/merchants/MerchantDirectory.ts';
import type { MerchantRows } from '../../../application/merchants/merchantRows.ts';
import { useAnnouncement } from '../../shared/announcing/announce.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { useAwaited } from '../../shared/failures/useAwaited.ts';
import { useLatest } from '../../shared/useLatest.ts';
import { useTopOf } from '../../shared/useTopOf.ts';
import { AwaitedRow, MerchantHead, MerchantRow } from './MerchantColumns.tsx';
import styles from './MerchantTable.module.scss';
import { useListPlace } from './useListPlace.ts';
import { useRowPress } from './useRowPress.ts';
import { useStickyHeight } from './useStickyHeight.ts';

export type MerchantTableProps = {
  readonly rows: MerchantRows;
  readonly sort: MerchantSort;
  readonly more: 'idle' | 'loading' | 'failed';
  /** First row of a new search, from 0, once known. A new object scrolls again. */
  readonly opensAt: { readonly row: number } | undefined;
  /** Another list is being loaded to replace this one. */
  readonly isBusy: boolean;
  readonly onSort: (sort: MerchantSort) => void;
  /** Called with the rows in view, to load missing ones. */
  readonly onView: (first: number, last: number) => void;
  readonly onReview: (merchant: MerchantSummary) => void;
  /** Called with the first row in view. */
  readonly onLeave: (row: number) => void;
};

/** Estimated height in pixels of an unmeasured row: `--row-tall` in the style sheet. */
const ROW = 52;

/**
 * Windowed: only rows in view are mounted. `aria-rowcount` has the total. Not our DataTable, because React Aria builds
 * a node for every row.
 */
export function MerchantTable(props: MerchantTableProps): ReactNode {
  const { sort, more, isBusy, opensAt } = props;
  const { merchants, total } = props.rows;
  const { t } = useTranslation();
  useAnnouncement(more === 'loading' ? t('merchants.loadingMore') : '');
  const latestReview = useLatest(props.onReview);
  const review = useCallback((merchant: MerchantSummary) => latestReview.current(merchant), [latestReview]);
  const latestSort = useLatest(props.onSort);
  const sortBy = useCallback((chosen: MerchantSort) => latestSort.current(chosen), [latestSort]);
  const head = useRef<HTMLTableSectionElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const offset = useTopOf(body);
  const standing = useStickyHeight(head);
  useRowPress(body, (index) => {
    const merchant = merchants.get(index);
    if (merchant) review(merchant);
  });
  const rows = useWindowVirtualizer({
    count: total,
    estimateSize: () => ROW,
    overscan: 8,
    scrollMargin: offset,
    scrollPaddingStart: standing,
  });
  const first = rows.getVirtualItemForOffset((rows.scrollOffset ?? 0) + standing)?.index ?? 0;
  const lastInView = rows.range?.endIndex ?? 0;
  const isPlaced = offset > 0;
  useListPlace({
    opensAt,
    isPlaced,
    first,
    onOpen: (row) => {
      const isAboveRows = window.scrollY <= offset - standing;
      if (row > 0 || !isAboveRows) rows.scrollToIndex(row, { align: 'start' });
    },
    onLeave: props.onLeave,
  });
  const latestView = useLatest(props.onView);
  const readView = (): void => latestView.current(first, lastInView);
  const isAwaited = useAwaited(more === 'failed' ? 'unreachable' : undefined, readView);
  const isReadable = isPlaced && opensAt !== undefined && more === 'idle';
  useEffect(
    function readWhatIsInView() {
      if (!isReadable) return undefined;
      // In the next frame, after the list has scrolled to its start row.
      const frame = requestAnimationFrame(() => latestView.current(first, lastInView));
      return () => cancelAnimationFrame(frame);
    },
    [first, lastInView, isReadable, opensAt, merchants, latestView],
  );

  return (
    <div className={styles.frame} aria-busy={isBusy}>
      <table className={styles.table} aria-label={t('merchants.title')} aria-rowcount={total + 1}>
        <MerchantHead ref={head} sort={sort} onSort={sortBy} />
        <tbody ref={body} className={styles.body} style={{ blockSize: rows.getTotalSize() }}>
          {rows.getVirtualItems().map((row) => {
            const merchant = merchants.get(row.index);
            return (
              <tr
                key={row.key}
                ref={rows.measureElement}
                data-index={row.index}
                className={styles.row}
                aria-rowindex={row.index + 2}
                style={{ insetBlockStart: row.start - offset }}
              >
                {merchant ? <MerchantRow merchant={merchant} onReview={review} /> : <AwaitedRow />}
              </tr>
            );
          })}
        </tbody>
      </table>
      {more === 'failed' ? (
        <p className={styles.position} role="alert">
          <KeyedText>{t(isAwaited ? 'errors.awaited.part' : 'merchants.failed.title')}</KeyedText>{' '}
          <Button size="compact" onPress={readView}>
            {t('common.retry')}
          </Button>
        </p>
      ) : (
        lastInView - first + 1 < total && (
          <p className={styles.position}>
            {t('merchants.position', { first: first + 1, last: lastInView + 1, total })}
          </p>
        )
      )}
    </div>
  );
}
