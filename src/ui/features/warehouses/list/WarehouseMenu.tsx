import { Ellipsis, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '../../../../application/shared/LazyPart.ts';
import type { ObservableWarehouseRow } from '../../../../application/warehouses/ObservableWarehouseRow.ts';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { LazyMenu } from '../../../shared/components/Menu/LazyMenu.tsx';
import type { WarehouseActions } from './useWarehouseActions.ts';

export type WarehouseMenuProps = { readonly row: ObservableWarehouseRow; readonly actions: WarehouseActions };

const openable = new LazyPart(async () => (await import('./OpenableWarehouseMenu.tsx')).OpenableWarehouseMenu);

/** What can be done to one address; a removed one can only be brought back. */
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
  return isRemoved ? (
    button
  ) : (
    <LazyMenu openable={openable} given={{ label, row, actions }}>
      {button}
    </LazyMenu>
  );
});
