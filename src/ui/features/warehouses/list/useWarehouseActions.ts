import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WarehousesEditor } from '../../../../application/warehouses/WarehousesEditor.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { useLatest } from '../../../shared/useLatest.ts';

export type WarehouseActions = ReturnType<typeof useWarehouseActions>;

/** Actions for addresses. Announces changes to screen readers, because they may be out of view. */
export function useWarehouseActions(
  editor: WarehousesEditor,
  onEdit: (locationId: string) => void,
  onRemove: (locationId: string) => void,
) {
  const { t } = useTranslation();
  const edit = useLatest(onEdit);
  const remove = useLatest(onRemove);
  return useMemo(
    () => ({
      onEdit: (locationId: string) => edit.current(locationId),
      onUse: (locationId: string, isInUse: boolean) => editor.switchOn(locationId, isInUse),
      onMakeDefault: (locationId: string) => {
        editor.makeDefault(locationId);
        announce(t('returnAddresses.becameDefault', { name: editor.row(locationId)?.name ?? '' }));
      },
      onRemove: (locationId: string) => remove.current(locationId),
      onRestore: (locationId: string) => editor.restore(locationId),
    }),
    [editor, edit, remove, t],
  );
}
