import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FollowOwner } from '../../../application/branding/FollowOwner.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import type { Session } from '../../../domain/session/session.ts';
import { PublishDock } from '../../features/publishing/dock/PublishDock.tsx';
import { ReadFailure } from '../../shared/failures/ReadFailure.tsx';
import { useService } from '../../shared/services.tsx';
import { useRestoredChanges } from './useRestoredChanges.ts';

/** Publishing of the owner's organisation [PB-12]. */
export const OwnerDock = observer(function OwnerDock(props: {
  readonly session: Session;
  /** Milliseconds from a publish to the reload of the configuration. */
  readonly refetchDelay: number;
}) {
  const { userInfo, loggedInCompanyId } = props.session;
  const company = useService(CompanyStore);
  const followOwner = useService(FollowOwner);
  const changes = useRestoredChanges(userInfo.userId, loggedInCompanyId);
  const { state } = company;
  const open = (): void => void company.open(loggedInCompanyId);
  useEffect(
    function openOwner() {
      void company.open(loggedInCompanyId);
    },
    [company, loggedInCompanyId],
  );
  useEffect(
    function followTheOwner() {
      return followOwner.execute();
    },
    [followOwner],
  );
  if (state.kind === 'failed') return <ReadFailure failure={state.failure} onRetry={open} />;
  if (changes.hasFailed) return <ReadFailure failure={{ kind: 'unreachable' }} onRetry={changes.retry} />;
  return changes.isReady && <PublishDock refetchDelay={props.refetchDelay} />;
});
