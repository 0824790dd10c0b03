import { Star } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ObservableWarehouseRow } from '../../../../application/warehouses/ObservableWarehouseRow.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { editEntry, removeEntry, restoreEntry } from '../../../shared/components/Menu/rowEntries.tsx';
import { RowMenu } from '../../../shared/components/Menu/RowMenu.tsx';
import type { WarehouseActions } from './useWarehouseActions.ts';

export type WarehouseMenuProps = { readonly row: ObservableWarehouseRow; readonly actions: WarehouseActions };

export const WarehouseMenu = observer(function WarehouseMenu({ row, actions }: WarehouseMenuProps) {
  const { t } = useTranslation();
  const { locationId, name, isRemoved } = row;
  const restore = (): void => actions.onRestore(locationId);
  return (
    <RowMenu
      label={t(`returnAddresses.menu.${isRemoved ? 'bringBack' : 'label'}`, { name })}
      onRestore={isRemoved ? restore : undefined}
      entries={() => [
        editEntry(t('returnAddresses.menu.edit'), () => actions.onEdit(locationId)),
        {
          id: 'default',
          label: t('returnAddresses.menu.makeDefault'),
          icon: <Glyph of={Star} size="small" />,
          isDisabled: row.isDefault,
          onAction: () => actions.onMakeDefault(locationId),
        },
        ...(row.state === 'changed' ? [restoreEntry(t('returnAddresses.menu.restore'), restore)] : []),
        removeEntry(t('returnAddresses.menu.remove'), () => actions.onRemove(locationId)),
      ]}
    />
  );
});
