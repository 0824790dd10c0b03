import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Analytics } from '../../../application/shared/Analytics.ts';
import { ErrorReporter } from '../../../application/shared/ErrorReporter.ts';
import type { Place } from '../../../domain/navigation/place.ts';
import type { Session } from '../../../domain/session/session.ts';
import { pageViewOf } from '../../../domain/telemetry/pageView.ts';
import { useService } from '../../shared/services.tsx';

const merchantOf = (place: Place): string | undefined => {
  if (place.kind === 'review') return place.merchantId;
  return place.kind === 'company' ? place.companyId : undefined;
};

/**
 * Tells analytics of every page a signed-in person opens; addresses that lead nowhere are left out, of traces too, as are
 * those with a dot, which programs ask for [TL-1] [RT-7].
 */
export function usePageViews(view: {
  readonly session: Session;
  readonly place: Place;
  readonly carrier: string;
  /** Whether the address leads to a page. */
  readonly isKnown: boolean;
}): void {
  const { session, place, carrier, isKnown } = view;
  const analytics = useService(Analytics);
  const reporter = useService(ErrorReporter);
  const { pathname, search } = useLocation();
  const isAdminOutsideReview = session.role === 'admin' && place.kind !== 'review';
  const merchantId = merchantOf(place);
  const { email } = session.userInfo;
  const isTraced = isKnown && !pathname.includes('.');
  useEffect(
    function dropTraceOfUnknown() {
      if (!isTraced) reporter.dropTrace();
    },
    [reporter, isTraced],
  );
  useEffect(
    function trackPageView() {
      const opened = isKnown
        ? pageViewOf({ pathname, search, carrier, isAdminOutsideReview, merchantId, email })
        : undefined;
      if (opened) analytics.track(opened);
    },
    [analytics, pathname, search, carrier, isKnown, isAdminOutsideReview, merchantId, email],
  );
}
