import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import { REVIEW_LIFE } from '../../../domain/shared/lifetimes.ts';
import { announce } from '../../shared/announcing/announce.ts';
import { useService } from '../../shared/services.tsx';
import { ReviewReasonDialog } from './ReviewReasonDialog.tsx';
import { timeText, dateFormat } from '../../shared/dates/dateFormat.ts';

/** The new time starts when the dialog is submitted. */
export const ExtendReviewDialog = observer(function ExtendReviewDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const review = useService(ReviewModeStore);
  const branding = useService(BrandingStore);
  const { merchantId, expiresAt } = review.review ?? {};
  const time = timeText(i18n.language, { minutes: REVIEW_LIFE / 60_000 });
  const end = dateFormat(i18n.language, { timeStyle: 'short' }).format(expiresAt);
  return (
    <ReviewReasonDialog
      title={t('reviewMode.extend.title')}
      description={t('reviewMode.extend.description', { end, time })}
      submitLabels={{ ready: t('reviewMode.extend.submit'), submitting: t('reviewMode.extend.submitting') }}
      draft={`review/${merchantId}/extend`}
      onSubmit={(reason) => review.extend(branding.configuration?.rootOrgId ?? '', reason)}
      onSubmitted={() => {
        announce(t('reviewMode.extend.done', { time }));
        onClose();
      }}
      onClose={onClose}
    />
  );
});
