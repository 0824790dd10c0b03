import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WarehousesEditor } from '../../../../application/warehouses/WarehousesEditor.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { useLatest } from '../../../shared/useLatest.ts';

export type WarehouseActions = {
  readonly onEdit: (locationId: string) => void;
  readonly onUse: (locationId: string, isInUse: boolean) => void;
  readonly onMakeDefault: (locationId: string) => void;
  /** Opens the dialog to remove the address and to select a replacement. */
  readonly onRemove: (locationId: string) => void;
  readonly onRestore: (locationId: string) => void;
};

/** Actions for addresses. Announces changes to screen readers, because they may be out of view. */
export function useWarehouseActions(
  editor: WarehousesEditor,
  onEdit: (locationId: string) => void,
  onRemove: (locationId: string) => void,
): WarehouseActions {
  const { t } = useTranslation();
  const edit = useLatest(onEdit);
  const remove = useLatest(onRemove);
  return useMemo<WarehouseActions>(
    () => ({
      onEdit: (locationId) => edit.current(locationId),
      onUse: (locationId, isInUse) => editor.switchOn(locationId, isInUse),
      onMakeDefault: (locationId) => {
        editor.makeDefault(locationId);
        announce(t('returnAddresses.becameDefault', { name: editor.row(locationId)?.name ?? '' }));
      },
      onRemove: (locationId) => remove.current(locationId),
      onRestore: (locationId) => editor.restore(locationId),
    }),
    [editor, edit, remove, t],
  );
}
