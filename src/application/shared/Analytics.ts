import { portToken } from './token.ts';

/** Analytics event, without secrets and merchants' texts. The console shows why an invalid event is rejected [TL-4]. */
export type AnalyticsEvent = {
  readonly type: string;
  readonly userId?: string | undefined;
  /** True if the event neither starts nor extends an analytics session. */
  readonly outOfSession?: boolean | undefined;
  readonly groupType?: string | undefined;
  readonly groupName?: string | undefined;
  readonly revenue?: number | undefined;
  readonly price?: number | undefined;
  readonly properties?: Readonly<Record<string, string | number | boolean | undefined>>;
};

export interface Analytics {
  /** Queues or prints the event. Never throws and returns at once. */
  track(event: AnalyticsEvent): void;
}
export const Analytics = portToken<Analytics>('Analytics');
