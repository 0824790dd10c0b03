import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { SessionEndReason } from '../../../src/domain/session/sessionEndReason.ts';
import type { SecurityEvents } from '../audit/SecurityEvents.ts';
import type { RequestOrigin } from '../shared/Principal.ts';
import type { UnitOfWork } from '../shared/UnitOfWork.ts';
import type { SessionIdentity } from './SessionRepository.ts';
import type { StaffDirectory } from './StaffDirectory.ts';

export class EndSession {
  readonly #events: SecurityEvents;
  readonly #unitOfWork: UnitOfWork;
  readonly #staff: StaffDirectory;
  readonly #clock: Clock;

  constructor(events: SecurityEvents, unitOfWork: UnitOfWork, staff: StaffDirectory, clock: Clock) {
    this.#events = events;
    this.#unitOfWork = unitOfWork;
    this.#staff = staff;
    this.#clock = clock;
  }

  async execute(session: SessionIdentity, because: SessionEndReason, origin?: RequestOrigin): Promise<void> {
    const { sessionId, rootOrgId, organisationId: companyId, userId } = session;
    const staff = await this.#staff.findById(rootOrgId, companyId, userId);
    const person = { userId, name: staff?.name ?? userId };
    const now = this.#clock.now();
    const action = because === 'replayed' ? 'sign-in.replayed' : 'sign-in.ended';
    const detail = { sessionId, because };
    await this.#events.with(
      { action, tenant: { rootOrgId, companyId }, person, origin, detail },
      async ({ sessions, signals }) => {
        if (!(await sessions.end(sessionId, because, now))) return undefined;
        await signals.send({ kind: 'access', userId });
        return true;
      },
    );
    // Only users of the owner's own organisation can have open reviews.
    if (companyId === rootOrgId) await this.#closeReviews(session, person, origin);
  }

  async #closeReviews(
    { rootOrgId, sessionId }: SessionIdentity,
    person: { readonly userId: string; readonly name: string },
    origin: RequestOrigin | undefined,
  ): Promise<void> {
    const now = this.#clock.now();
    const openReviews = await this.#unitOfWork.inTenant({ rootOrgId, companyId: '*' }, ({ reviewSessions }) =>
      reviewSessions.listOpenOf(sessionId, now),
    );
    for (const { companyId, reviewSessionId } of openReviews)
      await this.#unitOfWork.inTenant({ rootOrgId, companyId }, async ({ reviewSessions, signals, audit }) => {
        if (!(await reviewSessions.close(companyId, sessionId, reviewSessionId, now))) return;
        await signals.send({ kind: 'access', userId: person.userId });
        const detail = { reviewSessionId, because: 'session-ended', ...origin };
        await audit.append({
          at: now,
          actor: person,
          onBehalfOf: companyId,
          action: 'review.closed',
          requestId: origin?.requestId,
          detail,
        });
      });
  }
}
