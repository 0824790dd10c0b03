import type { AnalyticsEvent } from '../../application/shared/Analytics.ts';

/** An event as it was tracked. `at` is milliseconds since 1970. */
export type TrackedEvent = { readonly id: string; readonly at: number; readonly event: AnalyticsEvent };

/** Where events go. */
export interface AnalyticsSink {
  /** Never throws and never waits. An event that is wrong is refused with a reason in the console [TL-4]. */
  take(tracked: TrackedEvent): void;
}
