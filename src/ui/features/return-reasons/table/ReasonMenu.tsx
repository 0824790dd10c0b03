import { ArrowDown, ArrowUp, Ellipsis, Pencil, Trash2, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ObservableReasonRow } from '../../../../application/return-reasons/ObservableReasonRow.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { Menu } from '../../../shared/components/Menu/Menu.tsx';
import type { MenuEntry } from '../../../shared/components/Menu/MenuProps.ts';
import type { ReasonActions } from './useReasonActions.ts';

export type ReasonMenuProps = {
  readonly row: ObservableReasonRow;
  readonly actions: ReasonActions;
};

/** A removed reason can only be restored. */
export const ReasonMenu = observer(function ReasonMenu({ row, actions }: ReasonMenuProps) {
  const { t } = useTranslation();
  const { code, description, isRemoved } = row;
  const label = t(`returnReasons.menu.${isRemoved ? 'bringBack' : 'label'}`, { reason: description });
  const button = (
    <IconButton
      label={label}
      icon={<Glyph of={isRemoved ? Undo2 : Ellipsis} isMirrored={isRemoved} />}
      size="compact"
      onPress={isRemoved ? () => actions.onRestore(code) : undefined}
    />
  );
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
      // Disabled at the ends of the list.
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
  return isRemoved ? (
    button
  ) : (
    <Menu label={label} entries={entries}>
      {button}
    </Menu>
  );
});
