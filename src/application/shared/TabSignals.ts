import type { StepProgress } from '../../domain/publishing/process/stepProgress.ts';
import { portToken } from './token.ts';

export type PublishSignal = {
  readonly companyId: string;
  readonly steps?: readonly StepProgress[] | undefined;
};

/** Signal that a tab stored a draft. Its field names are new, so that tabs of earlier releases ignore it. */
export type DraftSignal = {
  readonly kind: 'draft';
  readonly company: string;
  /** Id of the user, because another user may be signed in in another tab. */
  readonly person: string;
  readonly revision: string;
};

export type TabSignal = PublishSignal | DraftSignal;

/** Messages between the tabs of one browser. Delivery is not guaranteed: a closing tab sends no message. */
export interface TabSignals {
  post(signal: TabSignal): void;
  /** Calls `callback` with messages of other tabs, not of this tab. Returns a function that unsubscribes. */
  subscribe(callback: (signal: TabSignal) => void): () => void;
}
export const TabSignals = portToken<TabSignals>('TabSignals');
