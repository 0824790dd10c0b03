import type { Clock } from '../../../application/shared/Clock.ts';
import type { EventLine } from '../../http/events/openEvents.ts';

/** Visibility and connection of the page. */
export type Attention = {
  isSeen(): boolean;
  /** Called when visibility changes or the connection returns. Returns a function that unsubscribes. */
  watch(callback: () => void): () => void;
};

export type EventsSurroundings = {
  readonly line: EventLine;
  readonly clock: Clock;
  readonly attention: Attention;
  readonly random: () => number;
};
