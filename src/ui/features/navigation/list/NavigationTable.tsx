import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { NavigationEditor } from '../../../../application/navigation/NavigationEditor.ts';
import { configKey } from '../../../../domain/application-config/configPart.ts';
import { indentNode, moveNode, outdentNode, stepNode } from '../../../../domain/navigation/outline/outlineEdits.ts';
import type { NavigationRow } from '../../../../domain/navigation/outline/outlineRows.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { DataTable } from '../../../shared/components/DataTable/DataTable.tsx';
import type { RowMoves, RowReorder } from '../../../shared/components/DataTable/DataTableProps.ts';
import type { MerchantPages } from '../../../shared/pages/AppPage.ts';
import { useRowName } from '../useRowName.ts';
import { useNavigationColumns } from './useNavigationColumns.tsx';

export type NavigationTableProps = {
  readonly editor: NavigationEditor;
  readonly pages: MerchantPages;
  readonly onAct: (outcome: { readonly ok: boolean }) => void;
  readonly onEdit: (row: NavigationRow) => void;
};

const idOf = ({ id }: NavigationRow): string => id;
const isChanged = ({ change }: NavigationRow): boolean => change !== 'none';

export const NavigationTable = observer(function NavigationTable({
  editor,
  pages,
  onAct,
  onEdit,
}: NavigationTableProps) {
  const { t } = useTranslation();
  const rowName = useRowName();
  const { rows } = editor;

  const moves = useMemo<RowMoves>(() => {
    const edit = (id: string, change: Parameters<NavigationEditor['edit']>[0]): void => {
      onAct(editor.edit(change));
      const rowsAfter = editor.rows;
      const index = rowsAfter.findIndex((row) => row.id === id);
      const row = rowsAfter[index];
      const position = index + 1;
      if (row) announce(t('common.table.moved', { row: rowName(row), position, total: rowsAfter.length }));
    };
    return {
      onDrop: (id, index) => edit(id, (outline) => moveNode(outline, id, index)),
      onStep: (id, by) => edit(id, (outline) => stepNode(outline, id, by)),
      onNest: (id, by) => edit(id, (outline) => (by > 0 ? indentNode(outline, id) : outdentNode(outline, id))),
    };
  }, [editor, onAct, rowName, t]);

  const columns = useNavigationColumns({ editor, pages, moves, onAct, onEdit });
  const reorder: RowReorder = { onReorder: () => undefined, moves };

  function handleRowAction(id: string): void {
    const row = editor.rows.find((each) => each.id === id);
    if (row) onEdit(row);
  }

  return (
    <div data-setting={configKey({ kind: 'navigation' })}>
      <DataTable
        label={t('navigationEditor.table')}
        columns={columns}
        items={rows}
        idOf={idOf}
        labelOf={rowName}
        isChanged={isChanged}
        density="regular"
        reorder={reorder}
        reorderLabel={t('navigationEditor.columns.order')}
        onRowAction={handleRowAction}
        emptyState={t('navigationEditor.empty')}
      />
    </div>
  );
});
