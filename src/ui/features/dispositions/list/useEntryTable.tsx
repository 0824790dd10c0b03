import { useTranslation } from 'react-i18next';
import type { DispositionsEditor } from '../../../../application/dispositions/DispositionsEditor.ts';
import type { DispositionList } from '../../../../domain/dispositions/dispositionLists.ts';
import type { DataColumn, RowReorder } from '../../../shared/components/DataTable/DataTableProps.ts';
import { EntryMenu, type EntryMenuProps } from './EntryMenu.tsx';
import { useEntryLabel, type EntryActions } from './useEntryActions.ts';

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
