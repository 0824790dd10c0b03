import type { AnalyticsEvent } from '../../application/shared/Analytics.ts';

/** `at` in milliseconds since 1970. */
export type TrackedEvent = { readonly id: string; readonly at: number; readonly event: AnalyticsEvent };

export interface AnalyticsSink {
  /** Never throws and never waits. Invalid events are rejected with a reason in the console [TL-4]. */
  take(tracked: TrackedEvent): void;
}
