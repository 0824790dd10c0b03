import { observer } from 'mobx-react-lite';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { parsePath, useLocation, useNavigate } from 'react-router-dom';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { LeaveReviewMode } from '../../../application/review-mode/LeaveReviewMode.ts';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import { SessionStore } from '../../../application/session/SessionStore.ts';
import type { CompanyId } from '../../../domain/company/companyId.ts';
import { placeOf } from '../../../domain/navigation/place.ts';
import type { Session } from '../../../domain/session/session.ts';
import { useUnsavedBlocker } from '../../shared/changes/unsaved/useUnsavedBlocker.tsx';
import { PublishedBanner } from '../../features/publishing/dock/PublishedBanner.tsx';
import { EnterReviewDialog } from '../../features/review-mode/EnterReviewDialog.tsx';
import { ReviewBanner } from '../../features/review-mode/ReviewBanner.tsx';
import { ReviewEndingNotice } from '../../features/review-mode/ReviewEndingNotice.tsx';
import { FormDraftsContext } from '../../shared/forms/useStoredInput.ts';
import { useLeaveTo } from '../../shared/leaving/LeaveQuestions.tsx';
import { useService } from '../../shared/services.tsx';
import type { AppPage } from '../../shared/pages/AppPage.ts';
import { findPage, homePath } from '../findPage.ts';
import { PageLoading } from '../outlet/PageLoading.tsx';
import { AdminPages } from './AdminPages.tsx';
import { useWaitingEdits } from '../../features/review-mode/useWaitingEdits.ts';
import { CompanyWorkspace } from './CompanyWorkspace.tsx';
import { reviewTexts } from './reviewTexts.ts';

const isReviewOf = (pathname: string, merchantId: CompanyId): boolean => {
  const place = placeOf(pathname);
  return place.kind === 'review' && place.merchantId === merchantId;
};

/** Returns the merchant's name, or the id until the name is loaded. */
function useNameOf(merchantId: CompanyId): string {
  const { configuration } = useService(CompanyStore);
  const [loadedCompany, setLoadedCompany] = useState(configuration);
  if (configuration && configuration !== loadedCompany) setLoadedCompany(configuration);
  return loadedCompany?.companyId === merchantId ? loadedCompany.name : merchantId;
}

/**
 * Pages of a merchant that an admin reviews. If the admin opens a link to a merchant without an active review, a dialog
 * first asks for the reason [RT-2]. A review that the service has ended, e.g. because the merchant withdrew consent, is
 * not started again.
 */
export const ReviewPages = observer(function ReviewPages(props: {
  readonly session: Session;
  readonly merchantId: CompanyId;
  /** Whether the review is active. If false, a dialog asks the admin for the reason of the review. */
  readonly isEntered: boolean;
  readonly page: AppPage | undefined;
  readonly pages: readonly AppPage[];
  readonly version: string;
  readonly newNavigation: boolean;
}) {
  const { session, merchantId, isEntered, page, pages, version, newNavigation } = props;
  const { t, i18n } = useTranslation();
  const texts = useMemo(() => reviewTexts(i18n), [i18n]);
  const name = useNameOf(merchantId);
  const sessions = useService(SessionStore);
  const review = useService(ReviewModeStore);
  const company = useService(CompanyStore);
  const leaveReview = useService(LeaveReviewMode);
  const navigate = useNavigate();
  const drafts = use(FormDraftsContext);
  const leaveTo = useLeaveTo();
  const { key } = useLocation();
  // The review ends before the next page is loaded.
  // Until that page is loaded, show the merchant's pages and do not ask for a reason.
  const [leavesFrom, setLeavesFrom] = useState<string>();
  const overview = homePath(pages, 'admin');
  const overviewPage = findPage(pages, 'admin', overview);
  // URL from which the admin entered the review, with the filter of that page.
  const origin = review.readOrigin();
  const returnTo =
    origin !== undefined && findPage(pages, 'admin', parsePath(origin).pathname ?? '') ? origin : overview;

  const onPagesClosed = useRef<() => void>(undefined);
  useEffect(
    function notifyClosedPages() {
      return () => {
        onPagesClosed.current?.();
        onPagesClosed.current = undefined;
      };
    },
    [merchantId],
  );
  /**
   * Ends the review. Ignores a second call, because the button and the dialog about unpublished changes both call this
   * function.
   */
  function leave(): void {
    if (onPagesClosed.current) return;
    setLeavesFrom(key);
    void leaveReview.execute(new Promise((resolve) => (onPagesClosed.current = resolve)));
  }
  const isWithdrawn =
    isEntered &&
    company.companyId === merchantId &&
    company.state.kind === 'failed' &&
    company.state.failure.kind === 'not-found';
  useEffect(
    function endWithdrawnReview() {
      // Check the state again, because the admin may have loaded the merchant in another review meanwhile.
      if (isWithdrawn && company.state.kind === 'failed') review.end();
    },
    [isWithdrawn, company, review],
  );
  const edits = useWaitingEdits();
  useUnsavedBlocker({
    isLeaving: (pathname) => isEntered && !isReviewOf(pathname, merchantId),
    onDiscard: () => {
      drafts?.clear();
      leave();
    },
  });

  if (isEntered || leavesFrom === key)
    return (
      <I18nextProvider i18n={texts}>
        <CompanyWorkspace
          session={session}
          companyId={merchantId}
          page={page}
          pages={pages}
          version={version}
          newNavigation={newNavigation}
          review={{
            banner: <ReviewBanner companyId={merchantId} edits={edits} onLeave={() => leaveTo(returnTo, leave)} />,
            notices: (
              <>
                <ReviewEndingNotice />
                <PublishedBanner />
              </>
            ),
          }}
        />
      </I18nextProvider>
    );
  return (
    <>
      <AdminPages session={session} page={overviewPage} pages={pages} version={version} newNavigation={newNavigation}>
        <PageLoading title={overviewPage && t(overviewPage.titleKey)} />
      </AdminPages>
      {/* If the session has ended, the sign-in dialog is shown, which this dialog must not cover. */}
      {sessions.session && (
        <EnterReviewDialog
          merchant={{ companyId: merchantId, name }}
          ended={review.endedOf(merchantId)}
          onEntered={() => undefined}
          onClose={() => void navigate(returnTo, { replace: true })}
        />
      )}
    </>
  );
});
