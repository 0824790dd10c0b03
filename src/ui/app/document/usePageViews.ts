import { useEffect, useRef } from 'react';
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
 * Tracks each opened page once, as soon as its URL has no query, so that dialogs and filters are not page views.
 * Unknown URLs, and URLs with a dot, are tracked neither as page views nor in traces [TL-1] [RT-7].
 */
export function usePageViews(view: {
  readonly session: Session;
  readonly place: Place;
  readonly carrier: string;
  /** Whether the URL belongs to a page, directly or by a redirect. */
  readonly isKnown: boolean;
  /** Whether the user now sees the page of this URL. */
  readonly isShown: boolean;
}): void {
  const { session, place, carrier, isKnown, isShown } = view;
  const analytics = useService(Analytics);
  const reporter = useService(ErrorReporter);
  const { pathname, search } = useLocation();
  const isAdminOutsideReview = session.role === 'admin' && place.kind !== 'review';
  const merchantId = merchantOf(place);
  const { email } = session.userInfo;
  const viewed = useRef<string>(undefined);
  const isTraced = isKnown && !pathname.includes('.');
  useEffect(
    function dropTraceOfUnknown() {
      if (!isTraced) reporter.dropTrace();
    },
    [reporter, isTraced],
  );
  useEffect(
    function trackPageView() {
      if (viewed.current === pathname) return;
      viewed.current = undefined;
      const opened = isShown
        ? pageViewOf({ pathname, search, carrier, isAdminOutsideReview, merchantId, email })
        : undefined;
      if (!opened) return;
      viewed.current = pathname;
      analytics.track(opened);
    },
    [analytics, pathname, search, carrier, isShown, isAdminOutsideReview, merchantId, email],
  );
}
