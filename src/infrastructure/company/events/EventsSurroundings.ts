import type { Clock } from '../../../application/shared/Clock.ts';
import type { EventLine } from '../../http/events/openEvents.ts';

/** Whether the page is seen, and whether it can be reached. */
export type Attention = {
  isSeen(): boolean;
  /** Calls back when the page is seen, hidden, or connected once more; the answer stops it. */
  watch(callback: () => void): () => void;
};

export type EventsSurroundings = {
  readonly line: EventLine;
  readonly clock: Clock;
  readonly attention: Attention;
  readonly random: () => number;
};
