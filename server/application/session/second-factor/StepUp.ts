import type { Clock } from '../../../../src/application/shared/Clock.ts';
import { STEP_UP_LIFE } from '../../../../src/domain/shared/lifetimes.ts';
import { isFromFastClock } from '../../../../src/domain/shared/isFromFastClock.ts';
import { err, ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../../shared/failure.ts';
import type { Principal } from '../../shared/Principal.ts';
import type { UnitOfWork } from '../../shared/UnitOfWork.ts';
import type { SessionRepository } from '../SessionRepository.ts';
import type { StaffDirectory } from '../StaffDirectory.ts';
import { proofMethods } from './proofMethods.ts';

export type StepUpParts = {
  readonly sessions: Pick<SessionRepository, 'confirmedAt'>;
  readonly staff: Pick<StaffDirectory, 'findById'>;
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
};

/** Refuses users who neither signed in nor confirmed their identity within `STEP_UP_LIFE`. */
export class StepUp {
  readonly #parts: StepUpParts;

  constructor(parts: StepUpParts) {
    this.#parts = parts;
  }

  async check({ sessionId, rootOrgId, organisationId, userId }: Principal): Promise<Result<void, ServiceFailure>> {
    const { sessions, staff, unitOfWork, clock } = this.#parts;
    const now = clock.now();
    const confirmedAt = await sessions.confirmedAt(sessionId);
    if (confirmedAt !== undefined && now - confirmedAt < STEP_UP_LIFE && !isFromFastClock(confirmedAt, 0, now))
      return ok(undefined);
    const person = await staff.findById(rootOrgId, organisationId, userId);
    const stored = await unitOfWork.inTenant({ rootOrgId, companyId: organisationId }, ({ secondFactors }) =>
      secondFactors.find(organisationId, userId),
    );
    return err({ kind: 'step-up-required', methods: proofMethods(person, stored) });
  }
}
