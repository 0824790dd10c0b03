import { Redo2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import type { RowAction } from '../../../shared/components/ActionRow/ActionRow.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { useService } from '../../../shared/services.tsx';
import { useReceiptActions } from './useReceiptActions.ts';

export type ChangeActs = {
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onDiscard: () => void;
};

/** For MobX observers. Actions of the bar other than review and publish, most important first. */
export function useBarActions({ onUndo, onRedo, onDiscard }: ChangeActs): readonly RowAction[] {
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const { receipt } = useService(PublishingStore);
  const receiptActions = useReceiptActions();
  const { hasChanges } = changes;
  const isEdited = hasChanges || changes.canUndo || changes.canRedo;
  // Show all buttons as long as one is enabled, so that the last undo does not remove the button under the pointer.
  const changeActions: readonly RowAction[] = [
    {
      id: 'undo',
      label: t('changes.undo'),
      icon: <Glyph of={Undo2} isMirrored />,
      isDisabled: !changes.canUndo,
      onPress: onUndo,
    },
    {
      id: 'redo',
      label: t('changes.redo'),
      icon: <Glyph of={Redo2} isMirrored />,
      isDisabled: !changes.canRedo,
      onPress: onRedo,
    },
    { id: 'discard', label: t('changes.discard'), isDisabled: !hasChanges, onPress: onDiscard },
  ];
  return [
    ...(isEdited ? changeActions : []),
    ...(receipt && receipt.changeCount > 0 && !hasChanges ? receiptActions : []),
  ];
}
