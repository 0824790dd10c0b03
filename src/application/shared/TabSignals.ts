import type { StepProgress } from '../../domain/publishing/process/stepProgress.ts';
import { portToken } from './token.ts';

export type PublishSignal = {
  readonly companyId: string;
  readonly steps?: readonly StepProgress[] | undefined;
};

/** A draft stored by another tab. Its field names differ, so that tabs of earlier releases ignore it. */
export type DraftSignal = {
  readonly kind: 'draft';
  readonly company: string;
  /** User id, because another tab may have another user. */
  readonly person: string;
  readonly revision: string;
};

export type TabSignal = PublishSignal | DraftSignal;

/** Messages between the tabs of one browser. Not guaranteed: a closing tab sends none. */
export interface TabSignals {
  post(signal: TabSignal): void;
  /** Never receives this tab's own messages. Returns a function that unsubscribes. */
  subscribe(callback: (signal: TabSignal) => void): () => void;
}
export const TabSignals = portToken<TabSignals>('TabSignals');
