import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { ReviewStore } from '../../../../application/changes/ReviewStore.ts';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { UndoPublish } from '../../../../application/history/UndoPublish.ts';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { canBeUndone } from '../../../../domain/publishing/process/publishReceipt.ts';
import { portalAddress } from '../../../../domain/company/companyConfiguration.ts';
import { revisionNumber } from '../../../../domain/publishing/process/stoppedPublish.ts';
import { PageLinksContext } from '../../../shared/pages/PageLinksContext.ts';
import type { RowAction } from '../../../shared/components/ActionRow/ActionRow.tsx';
import { safeAddress } from '../../../shared/components/PlainLink/PlainLink.tsx';
import { useService } from '../../../shared/services.tsx';

/** For MobX observers. Actions after a publish: view it or undo it. */
export function useReceiptActions(): readonly RowAction[] {
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
