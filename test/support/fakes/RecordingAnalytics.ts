import type { Analytics, AnalyticsEvent } from '../../../src/application/shared/Analytics.ts';

export class RecordingAnalytics implements Analytics {
  readonly events: AnalyticsEvent[] = [];

  track(event: AnalyticsEvent): void {
    this.events.push(event);
  }
}
