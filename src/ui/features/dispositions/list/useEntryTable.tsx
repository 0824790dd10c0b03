import { useTranslation } from 'react-i18next';
import { CopyPlus } from 'lucide-react';
import type { DispositionsEditor } from '../../../../application/dispositions/DispositionsEditor.ts';
import type { DispositionList } from '../../../../domain/dispositions/dispositionLists.ts';
import type { DataColumn, RowReorder } from '../../../shared/components/DataTable/DataTableProps.ts';
import { useEntryLabel, type EntryActions } from './useEntryActions.ts';
import type { EntryState } from '../../../../domain/shared/entryState.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { editEntry, moveEntries, removeEntry, restoreEntry } from '../../../shared/components/Menu/rowEntries.tsx';
import { RowMenu } from '../../../shared/components/Menu/RowMenu.tsx';

type Row = EntryMenuProps['row'];

/** For MobX observers. Returns what the tables of all lists share: props, and the column with the menus. */
export function useEntryTable(editor: DispositionsEditor, list: DispositionList, actions: EntryActions) {
  const { t } = useTranslation();
  const labelOf = useEntryLabel(editor, list);
  const entries: readonly { readonly id: string }[] = editor.pending[list];
  const isPending = (id: string): boolean => entries.some((entry) => entry.id === id);
  const menus: DataColumn<Row> = {
    id: 'actions',
    header: t('dispositions.columns.actions'),
    isHeaderHidden: true,
    place: 'aside',
    width: 'icon',
    render: (row) => (
      <EntryMenu row={row} label={labelOf(row.id)} isLast={row.place === entries.length} actions={actions} />
    ),
  };
  const reorder: RowReorder = {
    onReorder: (ids) => editor.arrange(list, ids),
    isDisabled: entries.length < 2,
    canMove: isPending,
  };
  const table = {
    label: t(`dispositions.lists.${list}`),
    idOf: ({ id }: Row) => id,
    labelOf: ({ id }: Row) => labelOf(id),
    isChanged: ({ state }: Row) => state !== 'published',
    reorder,
    reorderLabel: t('dispositions.columns.order'),
    onRowAction: (id: string) => {
      if (isPending(id)) actions.onEdit(id);
    },
  };
  return { table, menus, labelOf };
}

type EntryMenuProps = {
  readonly row: { readonly id: string; readonly state: EntryState; readonly place: number };
  readonly label: string;
  readonly isLast: boolean;
  readonly actions: EntryActions;
};

function EntryMenu({ row, label, isLast, actions }: EntryMenuProps) {
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
