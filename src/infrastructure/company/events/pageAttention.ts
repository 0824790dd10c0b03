import type { Connection } from '../../../application/shared/Connection.ts';
import type { Attention } from './EventsSurroundings.ts';

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
