import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Analytics } from '../../../application/shared/Analytics.ts';
import type { Place } from '../../../domain/navigation/place.ts';
import type { Session } from '../../../domain/session/session.ts';
import { pageViewOf } from '../../../domain/telemetry/pageView.ts';
import { useService } from '../../shared/services.tsx';
import { findRoute } from '../findRoute.ts';

const merchantOf = (place: Place): string | undefined => {
  if (place.kind === 'review') return place.merchantId;
  return place.kind === 'company' ? place.companyId : undefined;
};

/** Tells analytics of every page a signed-in person opens; addresses that lead nowhere are left out. */
export function usePageViews(session: Session, place: Place, carrier: string): void {
  const analytics = useService(Analytics);
  const { pathname, search } = useLocation();
  const isKnown =
    place.kind !== 'nowhere' && findRoute(place.kind === 'admin' ? 'admin' : 'merchant', place.page) !== undefined;
  const isAdminOutsideReview = session.role === 'admin' && place.kind !== 'review';
  const merchantId = merchantOf(place);
  const { email } = session.userInfo;
  useEffect(
    function trackPageView() {
      const view = isKnown
        ? pageViewOf({ pathname, search, carrier, isAdminOutsideReview, merchantId, email })
        : undefined;
      if (view) analytics.track(view);
    },
    [analytics, pathname, search, carrier, isKnown, isAdminOutsideReview, merchantId, email],
  );
}
