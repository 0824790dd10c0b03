import { Redo2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import type { RowAction } from '../../../shared/components/ActionRow/ActionRow.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { useService } from '../../../shared/services.tsx';
import { use } from 'react';
import { ReviewStore } from '../../../../application/changes/ReviewStore.ts';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { UndoPublish } from '../../../../application/history/UndoPublish.ts';
import { canBeUndone } from '../../../../domain/publishing/process/publishReceipt.ts';
import { portalAddress } from '../../../../domain/company/companyConfiguration.ts';
import { revisionNumber } from '../../../../domain/publishing/process/stoppedPublish.ts';
import { PageLinksContext } from '../../../shared/pages/PageLinksContext.ts';
import { safeAddress } from '../../../shared/components/PlainLink/PlainLink.tsx';

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

/** For MobX observers. Actions after a publish: view it or undo it. */
function useReceiptActions(): readonly RowAction[] {
  const { t } = useTranslation();
  const undoPublish = useService(UndoPublish);
  const changes = useService(PendingChangesStore);
  const review = useService(ReviewStore);
  const { configuration } = useService(CompanyStore);
  const { hasPage, goTo } = use(PageLinksContext);
  const { receipt } = useService(PublishingStore);
  const reverted = receipt?.reverts;
  const href = safeAddress(configuration && portalAddress(configuration));

  async function handleUndo(): Promise<void> {
    // Undo does not publish. It adds the reverse changes to the pending changes, which the review shows.
    const { count } = await undoPublish.execute();
    if (count > 0) review.open();
  }
  return [
    ...(href === undefined ? [] : [{ id: 'view', label: t('publishing.success.viewPortal'), href }]),
    ...(reverted?.publishId === undefined || !hasPage('/history')
      ? []
      : [
          {
            id: 'reverted',
            label: t('history.reverts.show', { version: revisionNumber(reverted.revision) }),
            onPress: () => goTo(`/history?publish=${encodeURIComponent(reverted.publishId ?? '')}`),
          },
        ]),
    ...(receipt && canBeUndone(receipt)
      ? [
          {
            id: 'take-back',
            label: t('publishing.success.undo'),
            onPress: () => changes.attempt(() => void handleUndo()),
          },
        ]
      : []),
  ];
}
