import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { ChangeSubjects } from '../../../../application/changes/ChangeSubjects.ts';
import type { ChangeDescribers } from '../../../../domain/changes/describeChange.ts';
import { Skeleton } from '../../../shared/components/Skeleton/Skeleton.tsx';
import { ReadFailure } from '../../../shared/failures/ReadFailure.tsx';
import { useService } from '../../../shared/services.tsx';

export type WithDescribersProps = { readonly children: (described: ChangeDescribers) => ReactNode };

/** What says changes in words, fetched when it is first shown; where it cannot be fetched, a way to try again. */
export const WithDescribers = observer(function WithDescribers({ children }: WithDescribersProps) {
  const subjects = useService(ChangeSubjects);
  const [hasFailed, setHasFailed] = useState(false);
  const fetchDescribers = useCallback(() => {
    setHasFailed(false);
    subjects.describeAll().catch(() => setHasFailed(true));
  }, [subjects]);
  useEffect(fetchDescribers, [fetchDescribers]);
  if (subjects.describers) return children(subjects.describers);
  if (!hasFailed) return <Skeleton shape="row" count={3} />;
  return <ReadFailure failure={{ kind: 'unreachable' }} onRetry={fetchDescribers} />;
});
