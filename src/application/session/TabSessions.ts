import type { SessionSignal } from '../../domain/session/sessionSignal.ts';
import { portToken } from '../shared/token.ts';

/** Messages between the tabs of one browser about the session. A closing tab sends none. */
export interface TabSessions {
  post(signal: SessionSignal): void;
  /** Receives messages of other tabs. They are untrusted, so parse them. Returns a function that unsubscribes. */
  subscribe(callback: (signal: unknown) => void): () => void;
  /** Registers this tab as one that responds to requests. Returns a function that unregisters it. */
  attend(): () => void;
  /** Whether another tab can respond. False if the browser cannot tell. */
  isAttended(): Promise<boolean>;
  /** Runs `work` in one tab at a time. After waiting, messages of the previous tab may still arrive. */
  exclusively<T>(work: (hasWaited: boolean) => Promise<T>): Promise<T>;
  /** Expiry of the newest tokens of any tab, in ms since 1970. Not secret, so it may be stored. */
  mark(tokenExpiryTime: number | undefined): void;
  readonly marked: number | undefined;
  watchUse(callback: () => void): () => void;
  /** Last activity in any tab, in ms since 1970. */
  markUse(at: number): void;
  readonly lastUse: number | undefined;
}
export const TabSessions = portToken<TabSessions>('TabSessions');
