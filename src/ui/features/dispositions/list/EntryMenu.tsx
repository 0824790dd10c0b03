import { ArrowDown, ArrowUp, CopyPlus, Ellipsis, Pencil, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EntryState } from '../../../../domain/dispositions/dispositionRows.ts';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Menu } from '../../../shared/components/Menu/Menu.tsx';
import type { MenuEntry } from '../../../shared/components/Menu/MenuProps.ts';
import type { EntryActions } from './useEntryActions.ts';

export type EntryMenuProps = {
  readonly row: { readonly id: string; readonly state: EntryState; readonly place: number };
  readonly label: string;
  readonly isLast: boolean;
  readonly actions: EntryActions;
};

/** A removed entry can only be restored. */
export function EntryMenu({ row, label, isLast, actions }: EntryMenuProps) {
  const { t } = useTranslation();
  const { id, state, place } = row;
  if (state === 'removed')
    return (
      <IconButton
        label={t('dispositions.menu.bringBack', { name: label })}
        icon={<Glyph of={Undo2} isMirrored />}
        size="compact"
        onPress={() => actions.onRestore(id)}
      />
    );
  const { onDuplicate } = actions;
  const entries = (): readonly MenuEntry[] => [
    {
      id: 'edit',
      label: t('dispositions.menu.edit'),
      icon: <Glyph of={Pencil} size="small" />,
      onAction: () => actions.onEdit(id),
    },
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
    {
      id: 'up',
      label: t('dispositions.menu.moveUp'),
      icon: <Glyph of={ArrowUp} size="small" />,
      isDisabled: place === 1,
      onAction: () => actions.onMove(id, -1),
    },
    {
      id: 'down',
      label: t('dispositions.menu.moveDown'),
      icon: <Glyph of={ArrowDown} size="small" />,
      isDisabled: isLast,
      onAction: () => actions.onMove(id, 1),
    },
    ...(state === 'changed' || state === 'moved'
      ? [
          {
            id: 'restore',
            label: t('dispositions.menu.restore'),
            icon: <Glyph of={Undo2} size="small" isMirrored />,
            onAction: () => actions.onRestore(id),
          },
        ]
      : []),
    {
      id: 'remove',
      label: t('dispositions.menu.remove'),
      icon: <Glyph of={Trash2} size="small" />,
      isCritical: true,
      hasSeparatorBefore: true,
      onAction: () => actions.onRemove(id),
    },
  ];
  const name = t('dispositions.menu.label', { name: label });
  return (
    <Menu label={name} entries={entries}>
      <IconButton label={name} icon={<Glyph of={Ellipsis} />} size="compact" />
    </Menu>
  );
}
