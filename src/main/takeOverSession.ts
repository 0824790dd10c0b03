import { SessionArchive } from '../application/session/SessionArchive.ts';
import { TakeOverSession } from '../application/session/TakeOverSession.ts';
import { companyIn, placeOf } from '../domain/navigation/place.ts';
import { systemClock } from '../infrastructure/clock/systemClock.ts';
import { BroadcastTabSessions } from '../infrastructure/session/BroadcastTabSessions.ts';
import { openLocalStorage, openTabStorage } from '../infrastructure/storage/openStorage.ts';

/** Resolves to true if this tab has received the session of another tab. */
export async function takeOverSession(isAdminEnvironment: boolean): Promise<boolean> {
  const archive = new SessionArchive(openTabStorage());
  const tabs = new BroadcastTabSessions(openLocalStorage());
  const companyId = companyIn(placeOf(window.location.pathname, isAdminEnvironment));
  return new TakeOverSession(tabs, archive, systemClock).execute(companyId);
}
