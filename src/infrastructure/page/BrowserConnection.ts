import type { Connection } from '../../application/shared/Connection.ts';

export class BrowserConnection implements Connection {
  readonly #window: Window;

  constructor(browserWindow: Window) {
    this.#window = browserWindow;
  }

  isOnline(): boolean {
    return this.#window.navigator.onLine;
  }

  watch(callback: () => void): () => void {
    this.#window.addEventListener('online', callback);
    this.#window.addEventListener('offline', callback);
    return () => {
      this.#window.removeEventListener('online', callback);
      this.#window.removeEventListener('offline', callback);
    };
  }
}
