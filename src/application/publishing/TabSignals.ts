import type { StepProgress } from '../../domain/publishing/stepProgress.ts';
import { portToken } from '../shared/token.ts';

/** What a tab tells the person's other tabs of a publish it runs: how its steps do, or that it is over. */
export type TabSignal = {
  readonly companyId: string;
  /** Absent once it is over, however it ended. */
  readonly steps?: readonly StepProgress[] | undefined;
};

/** Word between the tabs one person has open. Nothing is promised: a tab that closes says nothing. */
export interface TabSignals {
  post(signal: TabSignal): void;
  /** Calls back with what other tabs tell, never with one's own; the answer stops it. */
  subscribe(callback: (signal: TabSignal) => void): () => void;
}
export const TabSignals = portToken<TabSignals>('TabSignals');
