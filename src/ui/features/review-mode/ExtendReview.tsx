import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { useDialogAddress } from '../../shared/forms/useDialogAddress.ts';
import { useService } from '../../shared/services.tsx';
import { ExtendReviewDialog } from './ExtendReviewDialog.tsx';

/** Only if the service supports it. */
export const ExtendReview = observer(function ExtendReview() {
  const { t } = useTranslation();
  const { review } = useService(ReviewModeStore);
  const { configuration } = useService(BrandingStore);
  const { opened, open, close } = useDialogAddress('extend');
  if (!review || configuration?.extensions.reviewExtensions !== true) return undefined;
  return (
    <>
      <Button size="compact" onPress={() => open('review')}>
        {t('reviewMode.extend.ask')}
      </Button>
      {opened === 'review' && <ExtendReviewDialog onClose={close} />}
    </>
  );
});
