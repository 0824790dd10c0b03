import { ArrowDown, ArrowUp, Ellipsis, IndentDecrease, IndentIncrease, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NavigationEditor } from '../../../../application/navigation/NavigationEditor.ts';
import { removeNode } from '../../../../domain/navigation/outline/outlineEdits.ts';
import type { NavigationRow } from '../../../../domain/navigation/outline/outlineRows.ts';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import type { RowMoves } from '../../../shared/components/DataTable/DataTableProps.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Menu } from '../../../shared/components/Menu/Menu.tsx';
import type { MenuEntry } from '../../../shared/components/Menu/MenuProps.ts';
import { useRowName } from '../useRowName.ts';

export type RowMenuProps = {
  readonly editor: NavigationEditor;
  readonly row: NavigationRow;
  readonly moves: RowMoves;
  readonly onAct: (outcome: { readonly ok: boolean }) => void;
  readonly onEdit: (row: NavigationRow) => void;
};

/** Alternatives to dragging. */
export function RowMenu({ editor, row, moves, onAct, onEdit }: RowMenuProps) {
  const { t } = useTranslation();
  const rowName = useRowName();
  const { id, kind } = row;
  const label = t('navigationEditor.menu.label', { name: rowName(row) });
  const entries = (): readonly MenuEntry[] => [
    {
      id: 'edit',
      label: t('navigationEditor.menu.edit'),
      icon: <Glyph of={Pencil} size="small" />,
      onAction: () => onEdit(row),
    },
    {
      id: 'up',
      label: t('navigationEditor.menu.moveUp'),
      icon: <Glyph of={ArrowUp} size="small" />,
      isDisabled: !row.canMoveUp,
      onAction: () => moves.onStep(id, -1),
    },
    {
      id: 'down',
      label: t('navigationEditor.menu.moveDown'),
      icon: <Glyph of={ArrowDown} size="small" />,
      isDisabled: !row.canMoveDown,
      onAction: () => moves.onStep(id, 1),
    },
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
    {
      id: 'remove',
      label: t('navigationEditor.menu.remove'),
      icon: <Glyph of={Trash2} size="small" />,
      isCritical: true,
      hasSeparatorBefore: true,
      onAction: () => onAct(editor.edit((outline) => removeNode(outline, id))),
    },
  ];
  return (
    <Menu label={label} entries={entries}>
      <IconButton label={label} icon={<Glyph of={Ellipsis} />} size="compact" />
    </Menu>
  );
}
