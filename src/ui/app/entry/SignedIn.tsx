import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { FormDraftsArchive } from '../../../application/forms/FormDrafts.ts';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import { SessionStore } from '../../../application/session/SessionStore.ts';
import { withHiddenPages } from '../../../domain/navigation/hiddenPages.ts';
import { companyIn, type Place, companyPrefix, placeOf, SECURITY_PATH } from '../../../domain/navigation/place.ts';
import { isForeign } from '../../../domain/session/checkSession.ts';
import type { Session } from '../../../domain/session/session.ts';
import { FormDraftsContext } from '../../shared/forms/useStoredInput.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useService } from '../../shared/services.tsx';
import type { AppPage } from '../../shared/pages/AppPage.ts';
import { usePageViews } from '../document/usePageViews.ts';
import { pageAt, homePath } from '../findPage.ts';
import { PageArrivals } from '../outlet/pageArrival.tsx';
import { AdminPages } from './AdminPages.tsx';
import { CompanyWorkspace } from './CompanyWorkspace.tsx';
import { canonicalAddress, type Address } from '../../../domain/navigation/canonicalAddress.ts';

const ReviewPages = lazyComponent(async () => (await import('./ReviewPages.tsx')).ReviewPages);

const RequiredSetUp = lazyComponent(
  async () => (await import('../../features/session/security/RequiredSetUp.tsx')).RequiredSetUp,
);

export type SignedInProps = {
  readonly session: Session;
  readonly place: Place;
  readonly carrier: string;
  readonly version: string;
  readonly isAdminEnvironment: boolean;
  readonly newNavigation: boolean;
  readonly pages: readonly AppPage[];
};

/**
 * Shows the pages of the user's role. Signs the user out if the host has no pages for this role, or if the URL belongs
 * to another company [RT-1] [RT-2] [RT-3] [AU-6].
 */
export const SignedIn = observer(function SignedIn(props: SignedInProps) {
  const { session, carrier, place: requestedPlace } = props;
  const { configuration } = useService(BrandingStore);
  const hidden = configuration?.hiddenPages;
  const pages = useMemo(() => withHiddenPages(props.pages, hidden), [props.pages, hidden]);
  const store = useService(SessionStore);
  const review = useService(ReviewModeStore);
  const location = useLocation();
  const foreignPlace =
    requestedPlace.kind === 'company' && isForeign(session, requestedPlace.companyId) ? requestedPlace : undefined;
  // A path of one lower-case segment is probably a mistyped page name and not the id of another company [RT-7].
  const isMistyped = foreignPlace && !foreignPlace.isCanonical && !foreignPlace.page;
  const place = isMistyped
    ? { ...foreignPlace, companyId: session.loggedInCompanyId, page: location.pathname }
    : requestedPlace;
  const redirect = foreignPlace ? undefined : redirectOf(location, session, props);
  const archive = useService(FormDraftsArchive);
  const { userId } = session.userInfo;
  const companyId = companyIn(place);
  const drafts = useMemo(() => archive.open({ userId, companyId }), [archive, userId, companyId]);
  const isElsewhere = foreignPlace && !isMistyped;
  const hasNoPages = props.isAdminEnvironment && session.role === 'merchant';
  const page = pageAt(pages, place, configuration?.extensions);
  const isEntered =
    place.kind !== 'review' ||
    configuration?.extensions.reviewSessions !== true ||
    review.isReviewing(place.merchantId);
  const isKnown = page !== undefined || redirect !== undefined;
  const isShown = page !== undefined && isEntered && !redirect && !isElsewhere && !hasNoPages;
  usePageViews({ session, place, carrier, isKnown, isShown });
  useEffect(
    function signOutIfForbidden() {
      if (hasNoPages) store.leave('no-access');
      else if (isElsewhere) store.end('company-changed');
    },
    [store, isElsewhere, hasNoPages],
  );
  if (isElsewhere || hasNoPages) return undefined;
  if (session.userInfo.mustSetUpSecondFactor === true && configuration?.extensions.secondFactor)
    return (
      <FormDraftsContext value={drafts}>
        <BeforeSetUp session={session} />
      </FormDraftsContext>
    );
  return (
    <FormDraftsContext value={drafts}>
      <PageArrivals>
        {redirect ? (
          <Navigate replace to={redirect} />
        ) : (
          <Pages {...props} pages={pages} place={place} page={page} isEntered={isEntered} />
        )}
      </PageArrivals>
    </FormDraftsContext>
  );
});

const securityAddress = ({ role, loggedInCompanyId }: Session): string =>
  (role === 'admin' ? '' : companyPrefix(loggedInCompanyId, false)) + SECURITY_PATH;

/** Leads every address to the set-up of the required second factor, and then back to the address that was opened. */
function BeforeSetUp({ session }: Pick<SignedInProps, 'session'>): ReactNode {
  const sessions = useService(SessionStore);
  const navigate = useNavigate();
  const location = useLocation();
  const securityAt = securityAddress(session);
  const isThere = location.pathname === securityAt;
  // Use an effect, because `Navigate` would navigate again on each render while the script of the page is loading.
  useEffect(
    function leadToSetUp() {
      if (!isThere) void navigate(securityAt, { replace: true, state: { openedAt: location } });
    },
    [isThere, navigate, securityAt, location],
  );
  if (!isThere) return undefined;
  const { openedAt = securityAt } = (location.state as { readonly openedAt?: Address } | null) ?? {};
  return (
    <RequiredSetUp
      onSetUp={() => {
        void sessions.secondFactorAdded();
        void navigate(openedAt, { replace: true });
      }}
    />
  );
}

function Pages(props: SignedInProps & { readonly page: AppPage | undefined; readonly isEntered: boolean }): ReactNode {
  const { session, place, version, newNavigation, pages, page, isEntered } = props;
  const pageProps = { session, version, newNavigation, pages, page };
  switch (place.kind) {
    case 'company':
      return <CompanyWorkspace {...pageProps} companyId={place.companyId} />;
    case 'review':
      return <ReviewPages {...pageProps} merchantId={place.merchantId} isEntered={isEntered} />;
    case 'admin':
    case 'nowhere':
      return <AdminPages {...pageProps} />;
  }
}

/**
 * Returns the redirect for a signed-in user, or undefined. A URL prefix without a page path is redirected to the start
 * page. A company id in another spelling is redirected to the canonical spelling. An admin is redirected from a
 * company's page to review mode [RT-1] [RT-2]. Query and hash are preserved. Must not be called for a company that the
 * user has no access to.
 */
function redirectOf(
  address: Address,
  session: Session,
  app: { readonly pages: readonly AppPage[]; readonly isAdminEnvironment: boolean },
): Address | undefined {
  const place = placeOf(address.pathname, app.isAdminEnvironment);
  const to = (pathname: string): Address => ({ ...address, pathname });
  const home = (prefix: string): Address => to(prefix + homePath(app.pages, 'merchant'));
  const canonical = canonicalAddress(address, app.isAdminEnvironment);
  if (session.role === 'merchant') {
    if (place.kind === 'admin' && place.page === SECURITY_PATH) return to(securityAddress(session));
    if (place.kind !== 'company') return home(companyPrefix(session.loggedInCompanyId, false));
    return place.page === '' ? home(companyPrefix(place.companyId, false)) : canonical;
  }
  switch (place.kind) {
    case 'company':
      return place.page === ''
        ? home(companyPrefix(place.companyId, true))
        : to(companyPrefix(place.companyId, true) + place.page);
    case 'review':
      return place.page === '' ? home(companyPrefix(place.merchantId, true)) : canonical;
    case 'admin':
      return place.page === '/' || place.page === '/login' ? to(homePath(app.pages, 'admin')) : undefined;
    case 'nowhere':
      return undefined;
  }
}
