import { BrowserStorage } from './BrowserStorage.ts';

/** What the tabs of a browser and origin share. Where the browser denies it, nothing is kept. */
export const openLocalStorage = (): BrowserStorage => new BrowserStorage(() => window.localStorage);
