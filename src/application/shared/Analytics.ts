import { portToken } from './token.ts';

/** A product-analytics event: a non-empty type, and properties without secrets or merchants' texts. */
export type AnalyticsEvent = {
  readonly type: string;
  readonly properties?: Readonly<Record<string, string | number | boolean | undefined>>;
};

export interface Analytics {
  /** Queues or prints the event. Never throws and never waits. */
  track(event: AnalyticsEvent): void;
}
export const Analytics = portToken<Analytics>('Analytics');
