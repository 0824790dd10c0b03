import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReturnReasonsStore } from '../../../../application/return-reasons/ReturnReasonsStore.ts';
import { useLatest } from '../../../shared/useLatest.ts';
import type { ReasonActions } from './ReasonActions.ts';

/** What a row's controls do, and what is to be read out after a move: the row moved away from under the focus. */
export function useReasonActions(
  store: ReturnReasonsStore,
  onEdit: (code: string) => void,
): { readonly actions: ReasonActions; readonly message: string } {
  const { t } = useTranslation();
  const [message, setMessage] = useState('');
  const edit = useLatest(onEdit);
  const actions = useMemo<ReasonActions>(
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
        setMessage(t('returnReasons.reorder.moved', { reason, position: place + 1, total: codes.length }));
      },
    }),
    [store, edit, t],
  );
  return { actions, message };
}
