import { ArrowDown, ArrowUp, Pencil, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ObservableReasonRow } from '../../../../application/return-reasons/ObservableReasonRow.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import type { OpenableProps } from '../../../shared/components/Menu/LazyMenu.tsx';
import type { MenuEntry } from '../../../shared/components/Menu/MenuProps.ts';
import { OpenableMenu } from '../../../shared/components/Menu/OpenableMenu.tsx';
import type { ReasonActions } from './ReasonActions.ts';

export type OpenableReasonMenuProps = OpenableProps & {
  readonly label: string;
  readonly row: ObservableReasonRow;
  readonly actions: ReasonActions;
};

/** The control with what can be done to a reason that is there. */
export function OpenableReasonMenu({ row, actions, ...menu }: OpenableReasonMenuProps) {
  const { t } = useTranslation();
  const { code } = row;
  const entries = (): readonly MenuEntry[] => [
    {
      id: 'edit',
      label: t('returnReasons.menu.edit'),
      icon: <Glyph of={Pencil} size="small" />,
      onAction: () => actions.onEdit(code),
    },
    {
      id: 'up',
      label: t('returnReasons.menu.moveUp'),
      icon: <Glyph of={ArrowUp} size="small" />,
      // There is no further up or down at the ends.
      isDisabled: row.isFirst,
      onAction: () => actions.onMove(code, -1),
    },
    {
      id: 'down',
      label: t('returnReasons.menu.moveDown'),
      icon: <Glyph of={ArrowDown} size="small" />,
      isDisabled: row.isLast,
      onAction: () => actions.onMove(code, 1),
    },
    ...(row.state === 'changed' || row.state === 'moved'
      ? [
          {
            id: 'restore',
            label: t('returnReasons.menu.restore'),
            icon: <Glyph of={Undo2} size="small" isMirrored />,
            onAction: () => actions.onRestore(code),
          },
        ]
      : []),
    {
      id: 'remove',
      label: t('returnReasons.menu.remove'),
      icon: <Glyph of={Trash2} size="small" />,
      isCritical: true,
      hasSeparatorBefore: true,
      onAction: () => actions.onRemove(code),
    },
  ];
  return <OpenableMenu {...menu} entries={entries} />;
}
