import type { AnalyticsEvent } from '../../application/shared/Analytics.ts';

/** Event with a unique id. `at` is in milliseconds since 1970-01-01 UTC. */
export type TrackedEvent = { readonly id: string; readonly at: number; readonly event: AnalyticsEvent };

export interface AnalyticsSink {
  /** Accepts an event without throwing or waiting. For an invalid event, it logs the reason to the console [TL-4]. */
  take(tracked: TrackedEvent): void;
}
