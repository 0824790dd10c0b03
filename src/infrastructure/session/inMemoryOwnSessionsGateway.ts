import type { OwnSessionsGateway } from '../../application/session/OwnSessionsGateway.ts';
import type { StepUp } from '../../application/session/StepUp.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import { accountActions, accountActivityOf, MAX_ACCOUNT_ACTIVITY } from '../../domain/session/accountActivity.ts';
import type { ListedSession } from '../../domain/session/session.ts';
import { HOUR } from '../../domain/shared/lifetimes.ts';
import { err, ok } from '../../domain/shared/result.ts';
import { confirmed } from '../demo/confirmed.ts';
import type { DemoService } from '../demo/DemoService.ts';

/** Sessions of the demo: the session of this tab, and a fictitious session on a phone. */
export function inMemoryOwnSessionsGateway(service: DemoService, stepUp: StepUp, clock: Clock): OwnSessionsGateway {
  const now = clock.now();
  const sessionFacts = { startedAt: now, lastUsedAt: now, address: '192.0.2.10' };
  const phone = { startedAt: now - 5 * HOUR, lastUsedAt: now - HOUR, address: '198.51.100.23' };
  let sessions: readonly ListedSession[] = [
    { sessionId: 'this-tab', isCurrent: true, ...sessionFacts },
    { sessionId: 'telephone', isCurrent: false, ...phone, browser: 'Safari', system: 'iOS' },
  ];
  return {
    list: async () => ok(sessions),
    async recentActivity() {
      const { organisationId = '' } = service.signedIn ?? {};
      const rootOrgId = service.merchant(organisationId)?.configuration.carrier.rootOrgId ?? organisationId;
      const entries = service.activity
        .entries(rootOrgId)
        .filter(
          ({ companyId, actor, action }) =>
            companyId === organisationId && actor.userId === service.userId && accountActions.includes(action),
        );
      return ok(entries.slice(0, MAX_ACCOUNT_ACTIVITY).map(accountActivityOf));
    },
    end: (sessionId) =>
      confirmed(service, stepUp, () => {
        const remaining = sessions.filter((session) => session.sessionId !== sessionId);
        if (remaining.length === sessions.length) return err({ kind: 'not-found' });
        sessions = remaining;
        return ok(undefined);
      }),
    endOthers: () =>
      confirmed(service, stepUp, () => {
        sessions = sessions.filter(({ isCurrent }) => isCurrent);
        return ok(undefined);
      }),
  };
}
