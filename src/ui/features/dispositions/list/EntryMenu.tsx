import { CopyPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EntryState } from '../../../../domain/shared/entryState.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { editEntry, moveEntries, removeEntry, restoreEntry } from '../../../shared/components/Menu/rowEntries.tsx';
import { RowMenu } from '../../../shared/components/Menu/RowMenu.tsx';
import type { EntryActions } from './useEntryActions.ts';

export type EntryMenuProps = {
  readonly row: { readonly id: string; readonly state: EntryState; readonly place: number };
  readonly label: string;
  readonly isLast: boolean;
  readonly actions: EntryActions;
};

export function EntryMenu({ row, label, isLast, actions }: EntryMenuProps) {
  const { t } = useTranslation();
  const { id, state, place } = row;
  const { onDuplicate } = actions;
  const isRemoved = state === 'removed';
  const restore = (): void => actions.onRestore(id);
  return (
    <RowMenu
      label={t(`dispositions.menu.${isRemoved ? 'bringBack' : 'label'}`, { name: label })}
      onRestore={isRemoved ? restore : undefined}
      entries={() => [
        editEntry(t('dispositions.menu.edit'), () => actions.onEdit(id)),
        ...(onDuplicate
          ? [
              {
                id: 'duplicate',
                label: t('dispositions.menu.duplicate'),
                description: t('dispositions.menu.duplicateHint'),
                icon: <Glyph of={CopyPlus} size="small" />,
                onAction: () => onDuplicate(id),
              },
            ]
          : []),
        ...moveEntries(t, { isFirst: place === 1, isLast, onMove: (by) => actions.onMove(id, by) }),
        ...(state === 'changed' || state === 'moved' ? [restoreEntry(t('dispositions.menu.restore'), restore)] : []),
        removeEntry(t('dispositions.menu.remove'), () => actions.onRemove(id)),
      ]}
    />
  );
}
