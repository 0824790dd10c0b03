import type { SecurityEvents } from '../../application/audit/SecurityEvents.ts';
import type { ScopeRefusal } from './authenticateCaller.ts';

/** Tells the audit log of a token that is not good for its call. */
export const tellOfScope =
  (events: SecurityEvents) =>
  ({ principal, isAppToken, scope, callId, presented }: ScopeRefusal): void =>
    events.later(async () => ({
      action: 'sign-in.scope-refused',
      tenant: { rootOrgId: principal.rootOrgId, companyId: principal.organisationId },
      person: { userId: principal.userId, name: principal.name },
      origin: presented.origin,
      detail: { sessionId: principal.sessionId, scope, call: callId, isOfClient: isAppToken },
    }));
