import { portToken } from './token.ts';

/** Must not contain secrets or merchants' texts. Invalid events are rejected with a reason in the console [TL-4]. */
export type AnalyticsEvent = {
  readonly type: string;
  readonly userId?: string | undefined;
  /** Neither starts nor extends an analytics session. */
  readonly outOfSession?: boolean | undefined;
  readonly groupType?: string | undefined;
  readonly groupName?: string | undefined;
  readonly revenue?: number | undefined;
  readonly price?: number | undefined;
  readonly properties?: Readonly<Record<string, string | number | boolean | undefined>>;
};

export interface Analytics {
  /** Queues or prints the event. Never throws and never waits. */
  track(event: AnalyticsEvent): void;
}
export const Analytics = portToken<Analytics>('Analytics');
