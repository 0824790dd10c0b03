import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import type { CompanyId } from '../../../domain/company/companyId.ts';
import type { Session } from '../../../domain/session/session.ts';
import { EnterReviewDialog } from '../../features/review-mode/EnterReviewDialog.tsx';
import { useService } from '../../shared/services.tsx';
import { AdminPages } from './AdminPages.tsx';
import { CompanyWorkspace } from './CompanyWorkspace.tsx';
import { MERCHANTS_OVERVIEW } from '../routes.ts';

/** A merchant's pages for an admin; whoever comes here by a link is asked for the reason first. */
export const ReviewPages = observer(function ReviewPages(props: {
  readonly session: Session;
  readonly merchantId: CompanyId;
  readonly page: string;
  readonly version: string;
}) {
  const { merchantId, ...rest } = props;
  const review = useService(ReviewModeStore);
  const { configuration } = useService(BrandingStore);
  const navigate = useNavigate();
  const needsReview = configuration?.extensions.reviewSessions === true && !review.isReviewing(merchantId);
  if (!needsReview) return <CompanyWorkspace {...rest} companyId={merchantId} isReview />;
  return (
    <>
      <AdminPages session={props.session} page={MERCHANTS_OVERVIEW} version={props.version} />
      <EnterReviewDialog
        merchant={{ companyId: merchantId, name: merchantId }}
        onEntered={() => undefined}
        onClose={() => void navigate(MERCHANTS_OVERVIEW, { replace: true })}
      />
    </>
  );
});
