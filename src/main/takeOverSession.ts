import { SessionArchive } from '../application/session/SessionArchive.ts';
import { TakeOverSession } from '../application/session/TakeOverSession.ts';
import { companyIn, placeOf } from '../domain/navigation/place.ts';
import { SystemClock } from '../infrastructure/clock/SystemClock.ts';
import { BroadcastTabSessions } from '../infrastructure/session/BroadcastTabSessions.ts';
import { BrowserStorage } from '../infrastructure/storage/BrowserStorage.ts';
import { WithdrawableStorage } from '../infrastructure/storage/WithdrawableStorage.ts';

/** True once this tab has the session of another tab of the browser; false where it has to ask for a password. */
export async function takeOverSession(isAdminEnvironment: boolean): Promise<boolean> {
  const archive = new SessionArchive(new WithdrawableStorage(new BrowserStorage(() => window.sessionStorage)));
  const tabs = new BroadcastTabSessions(new BrowserStorage(() => window.localStorage));
  const companyId = companyIn(placeOf(window.location.pathname, isAdminEnvironment));
  return new TakeOverSession(tabs, archive, new SystemClock()).execute(companyId);
}
