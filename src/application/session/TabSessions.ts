import type { SessionSignal } from '../../domain/session/sessionSignal.ts';
import { portToken } from '../shared/token.ts';

/** Word between the tabs of one browser about who is signed in. A tab that closes says nothing. */
export interface TabSessions {
  post(signal: SessionSignal): void;
  /** Calls back with whatever other tabs post, never with one's own: to be parsed, not trusted. The answer stops it. */
  subscribe(callback: (signal: unknown) => void): () => void;
  /** Counts this tab among those that answer what is asked, until the answer is called or the tab closes. */
  attend(): () => void;
  /** Whether a tab is there that answers, however busy it is; false as well where the browser cannot tell. */
  isAttended(): Promise<boolean>;
  /**
   * Runs work while no other tab runs any. It is told whether another tab's was waited for: what that one posted and
   * marked may arrive later than its turn ends.
   */
  exclusively<T>(work: (hasWaited: boolean) => Promise<T>): Promise<T>;
  /**
   * When the newest tokens of any tab expire, in milliseconds since 1970; `undefined` where nobody is signed in. No
   * secret: the page reads it before it asks, and shows its form at once where nobody would answer.
   */
  mark(tokenExpiryTime: number | undefined): void;
  readonly marked: number | undefined;
  /** Calls back whenever the person does something in this tab. The answer stops it. */
  watchUse(callback: () => void): () => void;
  /** When the person last did something in any tab, in milliseconds since 1970. */
  markUse(at: number): void;
  readonly lastUse: number | undefined;
}
export const TabSessions = portToken<TabSessions>('TabSessions');
