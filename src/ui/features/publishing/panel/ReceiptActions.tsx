import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ReviewStore } from '../../../../application/changes/ReviewStore.ts';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { UndoPublish } from '../../../../application/history/UndoPublish.ts';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { PlainLink } from '../../../shared/components/PlainLink/PlainLink.tsx';
import { useService } from '../../../shared/services.tsx';

/** What can be done once something is live: look at it, take it back, put the message aside. */
export const ReceiptActions = observer(function ReceiptActions() {
  const { t } = useTranslation();
  const publishing = useService(PublishingStore);
  const undoPublish = useService(UndoPublish);
  const review = useService(ReviewStore);
  const { configuration } = useService(CompanyStore);

  async function handleUndo(): Promise<void> {
    // Nothing goes live by it: the review shows what publishing would bring back.
    const { count } = await undoPublish.execute();
    if (count > 0) review.open();
  }
  return (
    <>
      <PlainLink href={configuration?.consumerUrl}>{t('publishing.success.viewPortal')}</PlainLink>
      <Button variant="quiet" onPress={() => void handleUndo()}>
        {t('publishing.success.undo')}
      </Button>
      <IconButton label={t('common.dismiss')} icon={<Glyph of={X} />} onPress={() => publishing.dismiss()} />
    </>
  );
});
