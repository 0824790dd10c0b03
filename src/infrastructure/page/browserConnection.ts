import type { Connection } from '../../application/shared/Connection.ts';

export const browserConnection = (browserWindow: Window): Connection => ({
  isOnline: () => browserWindow.navigator.onLine,
  watch(callback) {
    browserWindow.addEventListener('online', callback);
    browserWindow.addEventListener('offline', callback);
    return () => {
      browserWindow.removeEventListener('online', callback);
      browserWindow.removeEventListener('offline', callback);
    };
  },
});
