import { Pencil, Star, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ObservableWarehouseRow } from '../../../../application/warehouses/ObservableWarehouseRow.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import type { OpenableProps } from '../../../shared/components/Menu/LazyMenu.tsx';
import type { MenuEntry } from '../../../shared/components/Menu/MenuProps.ts';
import { OpenableMenu } from '../../../shared/components/Menu/OpenableMenu.tsx';
import type { WarehouseActions } from './useWarehouseActions.ts';

export type OpenableWarehouseMenuProps = OpenableProps & {
  readonly label: string;
  readonly row: ObservableWarehouseRow;
  readonly actions: WarehouseActions;
};

/** The control with what can be done to an address that is there. */
export function OpenableWarehouseMenu({ row, actions, ...menu }: OpenableWarehouseMenuProps) {
  const { t } = useTranslation();
  const { locationId } = row;
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
  return <OpenableMenu {...menu} entries={entries} />;
}
