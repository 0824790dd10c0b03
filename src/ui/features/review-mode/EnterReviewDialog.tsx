import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import type { CompanyId } from '../../../domain/company/companyId.ts';
import type { ReviewSession } from '../../../domain/review-mode/reviewState.ts';
import { useService } from '../../shared/services.tsx';
import { ReviewReasonDialog } from './ReviewReasonDialog.tsx';

export type EnterReviewDialogProps = {
  readonly merchant: {
    readonly companyId: CompanyId;
    readonly name: string;
    /** Whether the merchant refuses reviews, so that the service would refuse this review. */
    readonly isReviewRefused?: boolean | undefined;
  };
  readonly ended?: ReviewSession | undefined;
  readonly onEntered: () => void;
  readonly onClose: () => void;
};

/** Dialog that asks for the reason of a review. The reason is recorded with all actions in the review. */
export function EnterReviewDialog({ merchant, ended, onEntered, onClose }: EnterReviewDialogProps) {
  const { companyId, name, isReviewRefused } = merchant;
  const { t } = useTranslation();
  const review = useService(ReviewModeStore);
  const branding = useService(BrandingStore);
  return (
    <ReviewReasonDialog
      title={ended ? t('reviewMode.ended.title', { name }) : t('merchants.reviewDialog.title', { name })}
      description={
        isReviewRefused
          ? t('reviewAccess.before')
          : t(ended ? 'reviewMode.ended.description' : 'merchants.reviewDialog.description')
      }
      submitLabels={{
        ready: t(ended ? 'reviewMode.ended.enterAgain' : 'merchants.reviewDialog.submit'),
        submitting: t('merchants.reviewDialog.submitting'),
      }}
      draft={`review/${companyId}`}
      reason={ended?.reason}
      onSubmit={(reason) => review.enter(branding.configuration?.rootOrgId ?? '', companyId, reason)}
      onSubmitted={onEntered}
      onClose={onClose}
    />
  );
}
