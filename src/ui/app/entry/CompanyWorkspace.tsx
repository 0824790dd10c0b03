import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { FollowOwner } from '../../../application/branding/FollowOwner.ts';
import { MerchantBrandStore } from '../../../application/branding/MerchantBrandStore.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import { SessionStore } from '../../../application/session/SessionStore.ts';
import { brandOf } from '../../../domain/branding/brandOf.ts';
import { useService } from '../../shared/services.tsx';
import { CompanyShell, type CompanyWorkspaceProps } from './CompanyShell.tsx';
import { useRestoredChanges } from './useRestoredChanges.ts';
import { PageFailure } from '../outlet/PageFailure.tsx';
import { PageLoading } from '../outlet/PageLoading.tsx';

/** Loads the company and restores its pending changes. Renders pages only after that. */
export const CompanyWorkspace = observer(function CompanyWorkspace(props: CompanyWorkspaceProps) {
  const { session, companyId, page } = props;
  const { t } = useTranslation();
  const isReview = props.review !== undefined;
  const company = useService(CompanyStore);
  const branding = useService(BrandingStore);
  const merchantBrand = useService(MerchantBrandStore);
  const followOwner = useService(FollowOwner);
  const sessions = useService(SessionStore);
  const reviewMode = useService(ReviewModeStore);
  const { pathname } = useLocation();
  const { userId } = session.userInfo;
  const isRefused = company.state.kind === 'failed' && company.state.failure.kind === 'unauthorized';
  const changes = useRestoredChanges(userId, companyId);
  // Admins see the owner's brand also in review mode [RP-1].
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
    function subscribeToOwner() {
      return followOwner.execute();
    },
    [followOwner],
  );
  useEffect(
    function endRefusedSession() {
      if (!isRefused) return;
      reviewMode.forget();
      sessions.end('expired');
      void sessions.whenBack().then((isBack) => (isBack ? company.open(companyId) : undefined));
    },
    [isRefused, reviewMode, sessions, company, companyId],
  );
  if (company.state.kind === 'failed' && company.companyId === companyId)
    return <PageFailure failure={company.state.failure} onRetry={() => void company.open(companyId, pathname)} />;
  if (changes.hasFailed) return <PageFailure failure={{ kind: 'unreachable' }} onRetry={changes.retry} />;
  return changes.isReady && brand ? (
    <CompanyShell {...props} brand={brand} />
  ) : (
    <PageLoading title={page && t(page.titleKey)} isComplete />
  );
});
