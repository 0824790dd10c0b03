import type { SecurityEvents } from '../../../application/audit/SecurityEvents.ts';
import type { ScopeRefusal } from './authenticateCaller.ts';

export const auditScopeRefusal =
  (events: SecurityEvents) =>
  ({ principal, isAppToken, scope, callId, presented }: ScopeRefusal): void => {
    const { organisationId, rootOrgId, userId, name, sessionId } = principal;
    const action = 'sign-in.scope-refused';
    const place = {
      organisation: `${rootOrgId}/${organisationId}`,
      action,
      repeats: `${sessionId}\n${callId}`,
    } as const;
    events.later(place, async () => ({
      action,
      tenant: { rootOrgId, companyId: organisationId },
      person: { userId, name },
      origin: presented.origin,
      detail: { sessionId, scope, call: callId, isOfClient: isAppToken },
    }));
  };
