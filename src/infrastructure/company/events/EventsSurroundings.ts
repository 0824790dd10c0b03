import type { Clock } from '../../../application/shared/Clock.ts';
import type { EventLine } from '../../http/events/openEvents.ts';
import type { Connection } from '../../../application/shared/Connection.ts';

/** Visibility and connection of the page. */
type Attention = {
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

export const pageAttention = (page: Document, connection: Connection): Attention => ({
  isSeen: () => page.visibilityState === 'visible',
  watch(callback) {
    const unwatch = connection.watch(callback);
    page.addEventListener('visibilitychange', callback);
    return () => {
      unwatch();
      page.removeEventListener('visibilitychange', callback);
    };
  },
});
