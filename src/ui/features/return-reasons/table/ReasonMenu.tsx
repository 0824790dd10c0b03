import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ObservableReasonRow } from '../../../../application/return-reasons/ObservableReasonRow.ts';
import { editEntry, moveEntries, removeEntry, restoreEntry } from '../../../shared/components/Menu/rowEntries.tsx';
import { RowMenu } from '../../../shared/components/Menu/RowMenu.tsx';
import type { ReasonActions } from './useReasonActions.ts';

export type ReasonMenuProps = {
  readonly row: ObservableReasonRow;
  readonly actions: ReasonActions;
};

export const ReasonMenu = observer(function ReasonMenu({ row, actions }: ReasonMenuProps) {
  const { t } = useTranslation();
  const { code, description, isRemoved } = row;
  const restore = (): void => actions.onRestore(code);
  return (
    <RowMenu
      label={t(`returnReasons.menu.${isRemoved ? 'bringBack' : 'label'}`, { reason: description })}
      onRestore={isRemoved ? restore : undefined}
      entries={() => [
        editEntry(t('returnReasons.menu.edit'), () => actions.onEdit(code)),
        ...moveEntries(t, {
          isFirst: row.isFirst,
          isLast: row.isLast,
          onMove: (by) => actions.onMove(code, by),
        }),
        ...(row.state === 'changed' || row.state === 'moved'
          ? [restoreEntry(t('returnReasons.menu.restore'), restore)]
          : []),
        removeEntry(t('returnReasons.menu.remove'), () => actions.onRemove(code)),
      ]}
    />
  );
});
