import { useEffect } from 'react';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { SessionStore } from '../../../../application/session/SessionStore.ts';
import { Clock } from '../../../../application/shared/Clock.ts';
import { LocalStorage } from '../../../../application/shared/KeyValueStorage.ts';
import { useService } from '../../../shared/services.tsx';

/** Duration in milliseconds of the message about earlier changes. */
export const EARLIER_SHOWN_FOR = 8000;

/**
 * For MobX observers. Returns true for some seconds, once per sign-in, if pending changes from an earlier sign-in were
 * restored [PC-9].
 */
export function useEarlierChanges(): boolean {
  const changes = useService(PendingChangesStore);
  const clock = useService(Clock);
  const storage = useService(LocalStorage);
  const session = useService(SessionStore).shown;
  const key = `earlierChangesShown/${session?.userInfo.userId ?? ''}/${changes.companyId ?? ''}`;
  const signIn = session?.sessionId ?? String(session?.tokenExpiryTime);
  const isRestored = changes.restoredCount > 0;
  const isShown = isRestored && storage.read(key) !== signIn;

  useEffect(
    function acknowledgeAfterDelay() {
      if (!isShown) return undefined;
      return clock.after(EARLIER_SHOWN_FOR, () => {
        storage.write(key, signIn);
        changes.acknowledgeRestored();
      });
    },
    [isShown, clock, storage, key, signIn, changes],
  );
  return isShown;
}
