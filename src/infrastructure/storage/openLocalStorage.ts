import { BrowserStorage } from './BrowserStorage.ts';

/** Shared by tabs. If the browser denies it, nothing is stored. */
export const openLocalStorage = (): BrowserStorage => new BrowserStorage(() => window.localStorage);
