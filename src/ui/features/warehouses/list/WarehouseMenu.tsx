import { Ellipsis, Pencil, Star, Trash2, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ObservableWarehouseRow } from '../../../../application/warehouses/ObservableWarehouseRow.ts';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Menu } from '../../../shared/components/Menu/Menu.tsx';
import type { MenuEntry } from '../../../shared/components/Menu/MenuProps.ts';
import type { WarehouseActions } from './useWarehouseActions.ts';

export type WarehouseMenuProps = { readonly row: ObservableWarehouseRow; readonly actions: WarehouseActions };

/** A removed address can only be restored. */
export const WarehouseMenu = observer(function WarehouseMenu({ row, actions }: WarehouseMenuProps) {
  const { t } = useTranslation();
  const { locationId, name, isRemoved } = row;
  const label = t(`returnAddresses.menu.${isRemoved ? 'bringBack' : 'label'}`, { name });
  const button = (
    <IconButton
      label={label}
      icon={<Glyph of={isRemoved ? Undo2 : Ellipsis} isMirrored={isRemoved} />}
      size="compact"
      onPress={isRemoved ? () => actions.onRestore(locationId) : undefined}
    />
  );
  const entries = (): readonly MenuEntry[] => [
    {
      id: 'edit',
      label: t('returnAddresses.menu.edit'),
      icon: <Glyph of={Pencil} size="small" />,
      onAction: () => actions.onEdit(locationId),
    },
    {
      id: 'default',
      label: t('returnAddresses.menu.makeDefault'),
      icon: <Glyph of={Star} size="small" />,
      isDisabled: row.isDefault,
      onAction: () => actions.onMakeDefault(locationId),
    },
    ...(row.state === 'changed'
      ? [
          {
            id: 'restore',
            label: t('returnAddresses.menu.restore'),
            icon: <Glyph of={Undo2} size="small" isMirrored />,
            onAction: () => actions.onRestore(locationId),
          },
        ]
      : []),
    {
      id: 'remove',
      label: t('returnAddresses.menu.remove'),
      icon: <Glyph of={Trash2} size="small" />,
      isCritical: true,
      hasSeparatorBefore: true,
      onAction: () => actions.onRemove(locationId),
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
