import { useCallback, useEffect, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MerchantSort, MerchantSummary } from '../../../application/merchants/MerchantDirectory.ts';
import type { MerchantRows } from '../../../application/merchants/merchantRows.ts';
import { useAnnouncement } from '../../shared/announcing/announce.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { useWindowedRows } from '../../shared/components/WindowedTable/useWindowedRows.ts';
import { WindowedTable } from '../../shared/components/WindowedTable/WindowedTable.tsx';
import { useRetryWhenOnline } from '../../shared/failures/useRetryWhenOnline.ts';
import { useLatest } from '../../shared/useLatest.ts';
import { MerchantHead, MerchantRow } from './MerchantColumns.tsx';
import styles from './MerchantTable.module.scss';

export type MerchantTableProps = {
  readonly rows: MerchantRows;
  readonly sort: MerchantSort;
  readonly more: 'idle' | 'loading' | 'failed';
  /** Zero-based row to which a new search scrolls, once known. A new object scrolls again. */
  readonly opensAt: { readonly row: number } | undefined;
  readonly isBusy: boolean;
  readonly onSort: (sort: MerchantSort) => void;
  /** Called with the first and last row in view, so that missing rows are loaded. */
  readonly onView: (first: number, last: number) => void;
  readonly onReview: (merchant: MerchantSummary) => void;
  /** Called with the first row in view when the user leaves the list or the page. */
  readonly onLeave: (row: number) => void;
};

const TRACKS = [
  'minmax(10rem, 2.2fr)',
  'minmax(7rem, 1.3fr)',
  'minmax(8rem, 1.1fr)',
  'minmax(7rem, 1fr)',
  'minmax(4rem, 0.8fr)',
  '6rem',
];

export function MerchantTable(props: MerchantTableProps): ReactNode {
  const { sort, more, isBusy, opensAt } = props;
  const { merchants, total } = props.rows;
  const { t } = useTranslation();
  useAnnouncement(more === 'loading' ? t('merchants.loadingMore') : '');
  const latestReview = useLatest(props.onReview);
  const review = useCallback((merchant: MerchantSummary) => latestReview.current(merchant), [latestReview]);
  const latestSort = useLatest(props.onSort);
  const sortBy = useCallback((chosen: MerchantSort) => latestSort.current(chosen), [latestSort]);
  const rows = useWindowedRows(total);
  const { offset, headHeight, first, last } = rows;
  useRowPress(rows.body, (index) => {
    const merchant = merchants.get(index);
    if (merchant) review(merchant);
  });
  const isPlaced = offset > 0;
  useListPlace({
    opensAt,
    isPlaced,
    first,
    onOpen: (row) => {
      const isAboveRows = window.scrollY <= offset - headHeight;
      if (row > 0 || !isAboveRows) rows.virtualizer.scrollToIndex(row, { align: 'start' });
    },
    onLeave: props.onLeave,
  });
  const latestView = useLatest(props.onView);
  const readView = (): void => latestView.current(first, last);
  const isAwaited = useRetryWhenOnline(more === 'failed' ? 'unreachable' : undefined, readView);
  const isReadable = isPlaced && opensAt !== undefined && more === 'idle';
  useEffect(
    function readRowsInView() {
      if (!isReadable) return undefined;
      // Wait for the next frame, because the list first scrolls to its start row.
      const frame = requestAnimationFrame(() => latestView.current(first, last));
      return () => cancelAnimationFrame(frame);
    },
    [first, last, isReadable, opensAt, merchants, latestView],
  );

  return (
    <WindowedTable
      label={t('merchants.title')}
      rows={rows}
      total={total}
      tracks={TRACKS}
      className={styles.merchants}
      head={<MerchantHead sort={sort} onSort={sortBy} />}
      renderRow={(index) => {
        const merchant = merchants.get(index);
        return merchant && <MerchantRow merchant={merchant} onReview={review} />;
      }}
      isBusy={isBusy}
      notice={
        more === 'failed' && (
          <>
            <KeyedText>{t(isAwaited ? 'errors.awaited.part' : 'merchants.failed.title')}</KeyedText>{' '}
            <Button size="compact" onPress={readView}>
              {t('common.retry')}
            </Button>
          </>
        )
      }
    />
  );
}

/** Calls `onPress` for a click anywhere in a row, as for the row's button. Ignores clicks that select text. */
function useRowPress(body: RefObject<HTMLElement | null>, onPress: (index: number) => void): void {
  const latest = useLatest(onPress);
  useEffect(
    function listenForPresses() {
      const element = body.current;
      function handleClick({ target }: MouseEvent): void {
        if (!(target instanceof Element) || target.closest('button')) return;
        const row = target.closest('tr');
        if (row && window.getSelection()?.type !== 'Range') latest.current(Number(row.dataset['index']));
      }
      element?.addEventListener('click', handleClick);
      return () => element?.removeEventListener('click', handleClick);
    },
    [body, latest],
  );
}

type ListPlace = Pick<MerchantTableProps, 'opensAt' | 'onLeave'> & {
  /** Whether the rows have been laid out, so that their positions are known. */
  readonly isPlaced: boolean;
  /** Zero-based index of the first row in view. */
  readonly first: number;
  readonly onOpen: (row: number) => void;
};

/** Scrolls a list to its start row, and reports the row at which the user leaves the list. */
function useListPlace({ opensAt, isPlaced, first, onOpen, onLeave }: ListPlace): void {
  const opening = useLatest(onOpen);
  const leaving = useLatest(() => onLeave(first));
  useLayoutEffect(
    function openAtRow() {
      if (isPlaced && opensAt) opening.current(opensAt.row);
    },
    [opensAt, isPlaced, opening],
  );
  useEffect(
    function reportRowOnLeave() {
      const reportRow = (): void => leaving.current();
      window.addEventListener('pagehide', reportRow);
      return () => {
        window.removeEventListener('pagehide', reportRow);
        reportRow();
      };
    },
    [leaving],
  );
}
