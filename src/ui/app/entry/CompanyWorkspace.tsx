import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { FollowOwner } from '../../../application/branding/FollowOwner.ts';
import { MerchantBrandStore } from '../../../application/branding/MerchantBrandStore.ts';
import { PersistPendingChanges } from '../../../application/changes/PersistPendingChanges.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import { SessionStore } from '../../../application/session/SessionStore.ts';
import { OtherTabsStore } from '../../../application/publishing/OtherTabsStore.ts';
import { PublishingStore } from '../../../application/publishing/PublishingStore.ts';
import { brandOf } from '../../../domain/branding/brandOf.ts';
import { useService } from '../../shared/services.tsx';
import { CompanyShell } from './CompanyShell.tsx';
import type { CompanyWorkspaceProps } from './CompanyWorkspaceProps.ts';
import { PageFailure } from '../outlet/PageFailure.tsx';
import { PageLoading } from '../outlet/PageLoading.tsx';

/** Opens the company of the address and brings its pending changes back before any page of it is drawn. */
export const CompanyWorkspace = observer(function CompanyWorkspace(props: CompanyWorkspaceProps) {
  const { session, companyId, isReview } = props;
  const company = useService(CompanyStore);
  const branding = useService(BrandingStore);
  const merchantBrand = useService(MerchantBrandStore);
  const followOwner = useService(FollowOwner);
  const keep = useService(PersistPendingChanges);
  const publishing = useService(PublishingStore);
  const otherTabs = useService(OtherTabsStore);
  const sessions = useService(SessionStore);
  const review = useService(ReviewModeStore);
  const { pathname } = useLocation();
  const { userId } = session.userInfo;
  const isRefused = company.state.kind === 'failed' && company.state.failure.kind === 'unauthorized';
  const isOpen = company.configuration?.companyId === companyId;
  // An admin keeps to the owner's brand in review mode too (source, section 6).
  const brand = isReview
    ? branding.configuration && brandOf(branding.configuration)
    : merchantBrand.brandFor(companyId);

  useEffect(
    function openCompany() {
      void company.open(companyId, pathname);
    },
    [company, companyId, pathname],
  );
  useEffect(
    function openBrand() {
      if (isReview) return undefined;
      void merchantBrand.open(companyId);
      return () => merchantBrand.close();
    },
    [merchantBrand, companyId, isReview],
  );
  useEffect(
    function followTheOwner() {
      return followOwner.execute();
    },
    [followOwner],
  );
  useEffect(
    function endRefusedSession() {
      if (!isRefused) return;
      review.forget();
      sessions.end('expired');
    },
    [isRefused, review, sessions],
  );
  useEffect(
    function keepChanges() {
      const { configuration } = company;
      if (!isOpen || !configuration) return undefined;
      const stop = keep.execute({ userId, companyId }, configuration);
      publishing.restore(companyId);
      const unfollow = otherTabs.follow(companyId);
      return () => {
        unfollow();
        stop();
        company.close();
      };
    },
    [company, keep, publishing, otherTabs, userId, companyId, isOpen],
  );

  if (company.state.kind === 'failed' && company.companyId === companyId)
    return <PageFailure failure={company.state.failure} onRetry={() => void company.open(companyId, pathname)} />;
  return isOpen && brand ? <CompanyShell {...props} brand={brand} /> : <PageLoading />;
});
