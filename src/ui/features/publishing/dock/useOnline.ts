import { useSyncExternalStore } from 'react';
import { Connection } from '../../../../application/shared/Connection.ts';
import { useService } from '../../../shared/services.tsx';

/** Whether there is a connection at all. */
export function useOnline(): boolean {
  const connection = useService(Connection);
  return useSyncExternalStore(
    (changed) => connection.watch(changed),
    () => connection.isOnline(),
  );
}
