import type { Analytics, AnalyticsEvent } from '../../application/shared/Analytics.ts';

/** Where no analytics key is set, events are told to the console [TL-3]. */
export class ConsoleAnalytics implements Analytics {
  track(event: AnalyticsEvent): void {
    console.info('analytics', event.type, event.properties ?? {});
  }
}
