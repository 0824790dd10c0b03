import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SessionStore } from '../../../application/session/SessionStore.ts';
import { companyPrefix, type Place } from '../../../domain/navigation/place.ts';
import type { Session } from '../../../domain/session/session.ts';
import { useService } from '../../shared/services.tsx';
import { AdminPages } from './AdminPages.tsx';
import { CompanyWorkspace } from './CompanyWorkspace.tsx';
import { ReviewPages } from './ReviewPages.tsx';
import { FIRST_MERCHANT_PAGE, MERCHANTS_OVERVIEW } from '../routes.ts';
import { usePageViews } from '../document/usePageViews.ts';

export type SignedInProps = {
  readonly session: Session;
  readonly place: Place;
  readonly carrier: string;
  readonly version: string;
};

/** Another spelling of the same place: query and hash are kept. */
function useRedirect(): (pathname: string) => ReactNode {
  const { search, hash } = useLocation();
  return (pathname) => <Navigate replace to={{ pathname, search, hash }} />;
}

/** Leads every role to its own pages (source, section 2). */
export function SignedIn(props: SignedInProps): ReactNode {
  usePageViews(props.session, props.place, props.carrier);
  return props.session.role === 'admin' ? <AdminEntrance {...props} /> : <MerchantEntrance {...props} />;
}

function AdminEntrance({ session, place, version }: SignedInProps): ReactNode {
  const redirect = useRedirect();
  switch (place.kind) {
    case 'company':
      return redirect(companyPrefix(place.companyId, true) + (place.page || FIRST_MERCHANT_PAGE));
    case 'review': {
      const prefix = companyPrefix(place.merchantId, true);
      if (place.page === '' || !place.isCanonical) return redirect(prefix + (place.page || FIRST_MERCHANT_PAGE));
      return <ReviewPages session={session} merchantId={place.merchantId} page={place.page} version={version} />;
    }
    case 'admin':
      if (place.page === '/' || place.page === '/login') return redirect(MERCHANTS_OVERVIEW);
      return <AdminPages session={session} page={place.page} version={version} />;
    case 'nowhere':
      return <AdminPages session={session} page="" version={version} />;
  }
}

function MerchantEntrance({ session, place, version }: SignedInProps): ReactNode {
  const redirect = useRedirect();
  const store = useService(SessionStore);
  const home = companyPrefix(session.loggedInCompanyId, false);
  const foreign =
    place.kind === 'company' && place.companyId !== session.loggedInCompanyId ? place.companyId : undefined;
  useEffect(
    function leaveOtherCompany() {
      if (foreign) store.leaveForeignCompany(foreign);
    },
    [store, foreign],
  );
  if (foreign) return undefined;
  if (place.kind !== 'company' || place.page === '') return redirect(home + FIRST_MERCHANT_PAGE);
  if (!place.isCanonical) return redirect(home + place.page);
  const { companyId, page } = place;
  return <CompanyWorkspace session={session} companyId={companyId} page={page} version={version} isReview={false} />;
}
