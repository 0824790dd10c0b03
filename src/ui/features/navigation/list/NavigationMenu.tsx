import { IndentDecrease, IndentIncrease } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NavigationEditor } from '../../../../application/navigation/NavigationEditor.ts';
import { removeNode } from '../../../../domain/navigation/outline/outlineEdits.ts';
import type { NavigationRow } from '../../../../domain/navigation/outline/outlineRows.ts';
import type { RowMoves } from '../../../shared/components/DataTable/DataTableProps.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { editEntry, moveEntries, removeEntry } from '../../../shared/components/Menu/rowEntries.tsx';
import { RowMenu } from '../../../shared/components/Menu/RowMenu.tsx';
import { useRowName } from '../useRowName.ts';

export type NavigationMenuProps = {
  readonly editor: NavigationEditor;
  readonly row: NavigationRow;
  readonly moves: RowMoves;
  readonly onAct: (outcome: { readonly ok: boolean }) => void;
  readonly onEdit: (row: NavigationRow) => void;
};

export function NavigationMenu({ editor, row, moves, onAct, onEdit }: NavigationMenuProps) {
  const { t } = useTranslation();
  const rowName = useRowName();
  const { id, kind } = row;
  return (
    <RowMenu
      label={t('navigationEditor.menu.label', { name: rowName(row) })}
      entries={() => [
        editEntry(t('navigationEditor.menu.edit'), () => onEdit(row)),
        ...moveEntries(t, { isFirst: !row.canMoveUp, isLast: !row.canMoveDown, onMove: (by) => moves.onStep(id, by) }),
        ...(kind === 'section'
          ? []
          : [
              {
                id: 'into',
                label: t('navigationEditor.menu.moveInto'),
                icon: <Glyph of={IndentIncrease} size="small" isMirrored />,
                isDisabled: !row.canIndent,
                onAction: () => moves.onNest(id, 1),
              },
              {
                id: 'out',
                label: t('navigationEditor.menu.moveOut'),
                icon: <Glyph of={IndentDecrease} size="small" isMirrored />,
                isDisabled: !row.canOutdent,
                onAction: () => moves.onNest(id, -1),
              },
            ]),
        removeEntry(t('navigationEditor.menu.remove'), () => onAct(editor.edit((outline) => removeNode(outline, id)))),
      ]}
    />
  );
}
