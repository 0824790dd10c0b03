import {
  canRemoveFactor,
  isLastFactor,
  RECOVERY_CODE_COUNT,
  REQUIRED_FACTOR,
} from '../../../../src/domain/session/second-factor/secondFactor.ts';
import type { SecurityAction } from '../../../../src/domain/activity/activityKinds.ts';
import { err, ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { SecurityEvents } from '../../audit/SecurityEvents.ts';
import { busy, type ServiceFailure } from '../../shared/failure.ts';
import type { LaneQueue } from '../../shared/LaneQueue.ts';
import type { Principal, RequestOrigin } from '../../shared/Principal.ts';
import type { TenantUnit, UnitOfWork } from '../../shared/UnitOfWork.ts';
import type { NewRecoveryCodes, RecoveryCodes } from './RecoveryCodes.ts';
import type { RequiredSecondFactor } from './RequiredSecondFactor.ts';
import type { StoredSecondFactor } from './SecondFactorKeeper.ts';

export type OwnRequest = { readonly principal: Principal; readonly origin: RequestOrigin };

export type FactorWritesParts = {
  readonly required: RequiredSecondFactor;
  readonly recoveryCodes: RecoveryCodes;
  /** Queue that hashes the recovery codes of one user at a time, so that hashing does not slow other requests. */
  readonly queue: LaneQueue;
  readonly unitOfWork: UnitOfWork;
  readonly events: SecurityEvents;
};

/** Reads and writes that apps and passkeys of the signed-in user have in common. Writes are recorded in the audit log. */
export class FactorWrites {
  readonly #parts: FactorWritesParts;

  constructor(parts: FactorWritesParts) {
    this.#parts = parts;
  }

  stored({ rootOrgId, organisationId: companyId, userId }: Principal) {
    return this.#parts.unitOfWork.inTenant({ rootOrgId, companyId }, ({ secondFactors }) =>
      secondFactors.find(companyId, userId),
    );
  }

  /** Creates recovery codes if the user has none left. The caller stores them with the first factor. */
  async createMissingCodes(request: OwnRequest): Promise<Result<NewRecoveryCodes | undefined, ServiceFailure>> {
    const { left } = (await this.stored(request.principal)).recoveryCodes;
    return left === 0 ? this.createCodes(request) : ok(undefined);
  }

  async createCodes({ principal }: OwnRequest): Promise<Result<NewRecoveryCodes, ServiceFailure>> {
    const { queue, recoveryCodes } = this.#parts;
    const { rootOrgId, organisationId, userId } = principal;
    const share = `${rootOrgId}/${organisationId}`;
    const place = { lane: 'recovery codes', share, alone: `${share}\n${userId}` };
    const created = await queue.run(place, () => recoveryCodes.create(RECOVERY_CODE_COUNT));
    return created.ok ? created : err(busy);
  }

  /** Removes a factor, and the recovery codes with the last factor. */
  async remove(
    request: OwnRequest,
    choose: (stored: StoredSecondFactor) => { readonly factorId: string } | undefined,
    detail: Readonly<Record<string, unknown>> | undefined,
  ): Promise<Result<void, ServiceFailure>> {
    const { organisationId: companyId, userId } = request.principal;
    const requiredBy = await this.#parts.required.by(request.principal);
    let refusal: ServiceFailure | undefined;
    await this.record(
      request,
      'second-factor.removed',
      async ({ secondFactors }) => {
        const stored = await secondFactors.findLocked(companyId, userId);
        const factor = choose(stored);
        if (!factor) refusal = { kind: 'not-found' };
        else if (!canRemoveFactor({ ...stored, requiredBy })) refusal = { kind: 'invalid', message: REQUIRED_FACTOR };
        if (!factor || refusal) return undefined;
        await secondFactors.removeFactor(companyId, userId, factor.factorId);
        if (isLastFactor(stored)) await secondFactors.removeCodes(companyId, userId);
        return true;
      },
      detail,
    );
    return refusal ? err(refusal) : ok(undefined);
  }

  record(
    { principal, origin }: OwnRequest,
    action: SecurityAction,
    work: (unit: TenantUnit) => Promise<true | undefined>,
    detail?: Readonly<Record<string, unknown>>,
  ): Promise<true | undefined> {
    const { rootOrgId, organisationId: companyId, userId, name } = principal;
    const tenant = { rootOrgId, companyId };
    return this.#parts.events.with(
      { action, tenant, person: { userId, name }, origin, ...(detail && { detail }) },
      work,
    );
  }
}
