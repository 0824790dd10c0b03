import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { KeepPendingChanges } from '../../application/changes/KeepPendingChanges.ts';
import { CompanyStore } from '../../application/company/CompanyStore.ts';
import { ReviewModeStore } from '../../application/review-mode/ReviewModeStore.ts';
import { SessionStore } from '../../application/session/SessionStore.ts';
import { OtherTabsStore } from '../../application/publishing/OtherTabsStore.ts';
import { PublishingStore } from '../../application/publishing/PublishingStore.ts';
import { useService } from '../shared/services.tsx';
import { CompanyShell } from './CompanyShell.tsx';
import type { CompanyWorkspaceProps } from './CompanyWorkspaceProps.ts';
import { PageFailure } from './PageFailure.tsx';
import { PageLoading } from './PageLoading.tsx';

/** Opens the company of the address and brings its pending changes back before any page of it is drawn. */
export const CompanyWorkspace = observer(function CompanyWorkspace(props: CompanyWorkspaceProps) {
  const { session, companyId } = props;
  const company = useService(CompanyStore);
  const keep = useService(KeepPendingChanges);
  const publishing = useService(PublishingStore);
  const otherTabs = useService(OtherTabsStore);
  const sessions = useService(SessionStore);
  const review = useService(ReviewModeStore);
  const { pathname } = useLocation();
  const { userId } = session.userInfo;
  const isRefused = company.state.kind === 'failed' && company.state.failure.kind === 'unauthorized';
  const isOpen = company.configuration?.companyId === companyId;

  useEffect(
    function openCompany() {
      void company.open(companyId, pathname);
    },
    [company, companyId, pathname],
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
  return isOpen ? <CompanyShell {...props} /> : <PageLoading />;
});
