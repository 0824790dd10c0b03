import type { StepProgress } from '../../domain/publishing/stepProgress.ts';
import { portToken } from './token.ts';

/** How the steps of a publish do that a tab runs, or that it is over. */
export type PublishSignal = {
  readonly companyId: string;
  /** Absent once it is over, however it ended. */
  readonly steps?: readonly StepProgress[] | undefined;
};

/** A tab has kept another draft at the service. Its names are others, so that a tab of an earlier release passes it over. */
export type DraftSignal = {
  readonly kind: 'draft';
  readonly company: string;
  /** Whose it is: somebody else may be signed in beside. */
  readonly person: string;
  readonly revision: string;
};

/** What a tab tells the others of this browser. */
export type TabSignal = PublishSignal | DraftSignal;

/** Word between the tabs of one browser. Nothing is promised: a tab that closes says nothing. */
export interface TabSignals {
  post(signal: TabSignal): void;
  /** Calls back with what other tabs tell, never with one's own; the answer stops it. */
  subscribe(callback: (signal: TabSignal) => void): () => void;
}
export const TabSignals = portToken<TabSignals>('TabSignals');
