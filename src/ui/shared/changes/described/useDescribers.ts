import { useCallback, useEffect, useState } from 'react';
import { ChangeSubjects } from '../../../../application/changes/ChangeSubjects.ts';
import type { ChangeDescribers } from '../../../../domain/changes/describeChange.ts';
import { useService } from '../../services.tsx';

export type FetchedDescribers = {
  readonly described: ChangeDescribers | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** For MobX observers. Loads the change describers when the component is first rendered. */
export function useDescribers(): FetchedDescribers {
  const subjects = useService(ChangeSubjects);
  const [hasFailed, setHasFailed] = useState(false);
  const fetchDescribers = useCallback(() => {
    subjects.describeAll().catch(() => setHasFailed(true));
  }, [subjects]);
  useEffect(fetchDescribers, [fetchDescribers]);
  const retry = useCallback(() => {
    setHasFailed(false);
    fetchDescribers();
  }, [fetchDescribers]);
  return { described: subjects.describers, hasFailed, retry };
}
