import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReturnReasonsStore } from '../../../../application/return-reasons/ReturnReasonsStore.ts';
import { useLatest } from '../../../shared/useLatest.ts';
import { announce } from '../../../shared/announcing/announce.ts';

export type ReasonActions = {
  readonly onEdit: (code: string) => void;
  readonly onOffer: (code: string, isOffered: boolean) => void;
  /** Moves a reason up (`by` is -1) or down (`by` is 1). */
  readonly onMove: (code: string, by: -1 | 1) => void;
  readonly onRemove: (code: string) => void;
  readonly onRestore: (code: string) => void;
  /** @param codes all visible codes in their new order */
  readonly onArrange: (codes: readonly string[]) => void;
};

/**
 * Actions for the rows of reasons. Announces moves and removals, because a moved or removed row leaves its position.
 */
export function useReasonActions(store: ReturnReasonsStore, onEdit: (code: string) => void): ReasonActions {
  const { t } = useTranslation();
  const edit = useLatest(onEdit);
  return useMemo<ReasonActions>(() => {
    const nameOf = (code: string): string => store.row(code)?.reason.description ?? code;
    return {
      onEdit: (code) => edit.current(code),
      onOffer: (code, isOffered) => store.offer(code, isOffered),
      onRemove: (code) => {
        const row = nameOf(code);
        store.remove(code);
        announce(t('common.table.became', { row, state: t('returnReasons.pending.removed') }));
      },
      onRestore: (code) => store.restore(code),
      onArrange: (codes) => store.arrange(codes),
      onMove: (code, by) => {
        const { codes } = store;
        const index = codes.indexOf(code) + by;
        store.moveTo(code, index);
        announce(t('common.table.moved', { row: nameOf(code), position: index + 1, total: codes.length }));
      },
    };
  }, [store, edit, t]);
}
