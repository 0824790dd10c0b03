import type { SessionSignal } from '../../domain/session/sessionSignal.ts';
import { portToken } from '../shared/token.ts';

/** Messages about the session between the tabs of one browser. A closing tab sends no message. */
export interface TabSessions {
  post(signal: SessionSignal): void;
  /** Calls `callback` with messages of other tabs, which are untrusted. Returns a function that unsubscribes. */
  subscribe(callback: (signal: unknown) => void): () => void;
  /** Registers this tab as a tab that responds to requests. Returns a function that unregisters it. */
  attend(): () => void;
  /** Resolves to true if another tab can respond. False if the browser cannot detect that. */
  isAttended(): Promise<boolean>;
  /** Runs `work` in one tab at a time. `hasWaited`: messages of the previous tab may still arrive. */
  exclusively<T>(work: (hasWaited: boolean) => Promise<T>): Promise<T>;
  /** Stores when the newest tokens of any tab expire, in milliseconds since 1970. The time is not a secret. */
  mark(tokenExpiryTime: number | undefined): void;
  readonly marked: number | undefined;
  watchUse(callback: () => void): () => void;
  /** Stores the time of the last activity in any tab, in milliseconds since 1970. */
  markUse(at: number): void;
  readonly lastUse: number | undefined;
}
export const TabSessions = portToken<TabSessions>('TabSessions');
