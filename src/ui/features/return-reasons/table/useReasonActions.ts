import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReturnReasonsStore } from '../../../../application/return-reasons/ReturnReasonsStore.ts';
import { useLatest } from '../../../shared/useLatest.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import type { ReasonActions } from './ReasonActions.ts';

/** What a row's controls do. A move is read out: the row moved away from under the focus. */
export function useReasonActions(store: ReturnReasonsStore, onEdit: (code: string) => void): ReasonActions {
  const { t } = useTranslation();
  const edit = useLatest(onEdit);
  return useMemo<ReasonActions>(
    () => ({
      onEdit: (code) => edit.current(code),
      onOffer: (code, isOffered) => store.offer(code, isOffered),
      onRemove: (code) => store.remove(code),
      onRestore: (code) => store.restore(code),
      onArrange: (codes) => store.arrange(codes),
      onMove: (code, by) => {
        const { codes } = store;
        const place = codes.indexOf(code) + by;
        store.moveTo(code, place);
        const reason = store.row(code)?.reason.description ?? code;
        announce(t('common.table.moved', { row: reason, position: place + 1, total: codes.length }));
      },
    }),
    [store, edit, t],
  );
}
