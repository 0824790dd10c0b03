import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ChangeDescribers } from '../../../../domain/changes/describeChange.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { ReadFailure } from '../../failures/ReadFailure.tsx';
import { useDescribers } from './useDescribers.ts';

export type WithDescribersProps = { readonly children: (described: ChangeDescribers) => ReactNode };

/** Renders `children` once the change describers are loaded. Offers a retry if loading fails. */
export const WithDescribers = observer(function WithDescribers({ children }: WithDescribersProps) {
  const { described, hasFailed, retry } = useDescribers();
  if (described) return children(described);
  if (!hasFailed) return <Skeleton shape="row" count={3} />;
  return <ReadFailure failure={{ kind: 'unreachable' }} onRetry={retry} />;
});
