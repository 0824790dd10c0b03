import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ReturnReasonsStore } from '../../../../application/return-reasons/ReturnReasonsStore.ts';
import {
  moveReasons,
  offerReasons,
  removeReasons,
  restoreReasons,
  type BulkEdit,
} from '../../../../domain/return-reasons/bulkEdits.ts';
import { ActionRow, type RowAction } from '../../../shared/components/ActionRow/ActionRow.tsx';
import type { SelectedRows } from '../../../shared/components/DataTable/DataTableProps.ts';

export type BulkReasonsProps = { readonly store: ReturnReasonsStore; readonly selected: SelectedRows };

/** Buttons for the selected reasons. Each action is a single undo step. The number of changes is announced. */
export const BulkReasons = observer(function BulkReasons({ store, selected: { ids, showResult } }: BulkReasonsProps) {
  const { t } = useTranslation();
  const { published, pending } = store;
  const codes = new Set(ids);
  const rows = ids.flatMap((code) => store.row(code) ?? []);
  const staying = new Set(rows.filter(({ state }) => state !== 'removed').map(({ code }) => code));
  const changed = new Set(rows.filter(({ isChanged }) => isChanged).map(({ code }) => code));
  const offerEdit = offerReasons(published, pending, codes, true);
  const withdrawEdit = offerReasons(published, pending, codes, false);

  const action = (
    id: 'offer' | 'hold' | 'remove' | 'top' | 'bottom' | 'restore',
    edit: BulkEdit,
    isDisabled: boolean,
    announcement: string,
  ): RowAction => ({
    id,
    label: t(`returnReasons.bulk.${id}`),
    isDisabled,
    onPress: () => {
      store.edit(edit.edits, edit.codes);
      showResult(announcement);
    },
  });
  const { size: count } = staying;
  const restored = t('returnReasons.bulk.restored', { count: changed.size });
  const actions = [
    action('offer', offerEdit, offerEdit.edits.length === 0, t('returnReasons.bulk.offered', { count })),
    action('hold', withdrawEdit, withdrawEdit.edits.length === 0, t('returnReasons.bulk.held', { count })),
    action('remove', removeReasons(published, staying), count === 0, t('returnReasons.bulk.removed', { count })),
    action('top', moveReasons(pending, codes, 'top'), count === 0, t('returnReasons.bulk.movedTop', { count })),
    action(
      'bottom',
      moveReasons(pending, codes, 'bottom'),
      count === 0,
      t('returnReasons.bulk.movedBottom', { count }),
    ),
    action('restore', restoreReasons(published, pending, changed), changed.size === 0, restored),
  ];
  return <ActionRow actions={actions} moreLabel={t('common.more')} />;
});
