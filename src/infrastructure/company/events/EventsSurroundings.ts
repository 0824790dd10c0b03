import type { Clock } from '../../../application/shared/Clock.ts';
import type { EventLine } from '../../http/events/openEvents.ts';
import type { Connection } from '../../../application/shared/Connection.ts';

type Attention = {
  isSeen(): boolean;
  /** Calls back when the visibility changes or the browser is online again. Returns a function that unsubscribes. */
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
