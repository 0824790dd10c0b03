import type { Clock } from '../../../../src/application/shared/Clock.ts';
import type { Ids } from '../../../../src/application/shared/Ids.ts';
import { totpCodeIn } from '../../../../src/domain/session/second-factor/codes.ts';
import {
  codeRefusals,
  RECOVERY_CODE_COUNT,
  REQUIRED_FACTOR,
  type SecondFactor,
} from '../../../../src/domain/session/second-factor/secondFactor.ts';
import { UNCONFIRMED_TOTP_LIFE } from '../../../../src/domain/shared/lifetimes.ts';
import { err, ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { SecurityAction } from '../../../../src/domain/activity/activityKinds.ts';
import type { SecurityEvents } from '../../audit/SecurityEvents.ts';
import type { ReadAdminConfig } from '../../companies/ReadAdminConfig.ts';
import { busy, type ServiceFailure } from '../../shared/failure.ts';
import type { LaneQueue } from '../../shared/LaneQueue.ts';
import type { Principal, RequestOrigin } from '../../shared/Principal.ts';
import type { TenantUnit, UnitOfWork } from '../../shared/UnitOfWork.ts';
import type { StaffDirectory } from '../StaffDirectory.ts';
import type { NewRecoveryCodes, RecoveryCodes } from './RecoveryCodes.ts';
import type { RequiredSecondFactor } from './RequiredSecondFactor.ts';
import type { TotpCodes } from './TotpCodes.ts';
import type { TotpSeal } from './TotpSeal.ts';

export type OwnRequest = { readonly principal: Principal; readonly origin: RequestOrigin };

export type OwnSecondFactorParts = {
  readonly staff: Pick<StaffDirectory, 'findById'>;
  readonly readAdminConfig: Pick<ReadAdminConfig, 'productName'>;
  readonly required: RequiredSecondFactor;
  readonly totp: TotpCodes;
  readonly totpSeal: TotpSeal;
  readonly recoveryCodes: RecoveryCodes;
  /** Queue that hashes the recovery codes of one user at a time, so that hashing does not slow other requests. */
  readonly queue: LaneQueue;
  readonly unitOfWork: UnitOfWork;
  readonly events: SecurityEvents;
  readonly ids: Ids;
  readonly clock: Clock;
};

const refusedCode = err({
  kind: 'invalid',
  message: codeRefusals.wrong,
  errors: [{ pointer: '/code', message: 'wrong' }],
} as const);

const noApp = err({ kind: 'invalid', errors: [{ pointer: '/totp', message: 'not added' }] } as const);

/** Manages the second factor of the signed-in user. */
export class OwnSecondFactor {
  readonly #parts: OwnSecondFactorParts;

  constructor(parts: OwnSecondFactorParts) {
    this.#parts = parts;
  }

  async read(principal: Principal): Promise<SecondFactor> {
    const { totp, recoveryCodes } = await this.#stored(principal);
    const { left, createdAt, lastUsedAt } = recoveryCodes;
    return {
      requiredBy: await this.#parts.required.by(principal),
      totp: totp && { addedAt: totp.addedAt, lastUsedAt: totp.lastUsedAt },
      recoveryCodes: { left, createdAt, lastUsedAt },
    };
  }

  async beginTotp(
    principal: Principal,
  ): Promise<Result<{ readonly secret: string; readonly uri: string }, ServiceFailure>> {
    const { staff, readAdminConfig, totp, totpSeal, unitOfWork, ids, clock } = this.#parts;
    const { rootOrgId, organisationId: companyId, userId } = principal;
    const person = await staff.findById(rootOrgId, companyId, userId);
    if (!person) return err({ kind: 'not-found' });
    const issuer = (await readAdminConfig.productName(rootOrgId)) ?? rootOrgId;
    const secret = totp.createSecret();
    const factorId = ids.next();
    const sealed = totpSeal.seal(secret, { rootOrgId, companyId, userId, factorId });
    await unitOfWork.inTenant(
      { rootOrgId, companyId },
      ({ secondFactors }) =>
        secondFactors.addUnconfirmed(companyId, userId, { factorId, sealed, addedAt: clock.now() }),
      'sessions',
    );
    return ok({ secret, uri: totp.uriOf(secret, { issuer, label: person.email }) });
  }

  /** Confirms the app with a code. Returns new recovery codes if the user has none. */
  async confirmTotp(request: OwnRequest, text: string): Promise<Result<readonly string[] | undefined, ServiceFailure>> {
    const { totp, totpSeal, unitOfWork, clock } = this.#parts;
    const { rootOrgId, organisationId: companyId, userId } = request.principal;
    const now = clock.now();
    const app = await unitOfWork.inTenant({ rootOrgId, companyId }, ({ secondFactors }) =>
      secondFactors.findUnconfirmed(companyId, userId, now - UNCONFIRMED_TOTP_LIFE),
    );
    if (!app) return err({ kind: 'invalid', message: codeRefusals.expired });
    const { factorId } = app;
    const secret = totpSeal.open(app.sealed, { rootOrgId, companyId, userId, factorId });
    const code = totpCodeIn(text);
    const step = secret === undefined || code === undefined ? undefined : totp.stepOf(secret, code, now);
    if (step === undefined) return refusedCode;
    const created =
      (await this.#stored(request.principal)).recoveryCodes.left === 0 ? await this.#createCodes(request) : undefined;
    if (created?.ok === false) return created;
    const isConfirmed = await this.#record(request, 'second-factor.added', async ({ secondFactors }) => {
      if (!(await secondFactors.confirm(companyId, userId, { factorId, step, now }))) return undefined;
      if (created) await secondFactors.replaceCodes(companyId, userId, created.value, now);
      return true;
    });
    return isConfirmed ? ok(created?.value.codes) : err({ kind: 'invalid', message: codeRefusals.expired });
  }

  async remove(request: OwnRequest): Promise<Result<void, ServiceFailure>> {
    const { organisationId: companyId, userId } = request.principal;
    if ((await this.#parts.required.by(request.principal)) !== undefined)
      return err({ kind: 'invalid', message: REQUIRED_FACTOR });
    await this.#record(request, 'second-factor.removed', async ({ secondFactors }) =>
      (await secondFactors.remove(companyId, userId)) ? true : undefined,
    );
    return ok(undefined);
  }

  async createRecoveryCodes(request: OwnRequest): Promise<Result<readonly string[], ServiceFailure>> {
    const { organisationId: companyId, userId } = request.principal;
    const created = await this.#createCodes(request);
    if (!created.ok) return created;
    const isStored = await this.#record(request, 'recovery-codes.created', async ({ secondFactors }) => {
      if (!(await secondFactors.find(companyId, userId)).totp) return undefined;
      await secondFactors.replaceCodes(companyId, userId, created.value, this.#parts.clock.now());
      return true;
    });
    return isStored ? ok(created.value.codes) : noApp;
  }

  #stored({ rootOrgId, organisationId: companyId, userId }: Principal) {
    return this.#parts.unitOfWork.inTenant({ rootOrgId, companyId }, ({ secondFactors }) =>
      secondFactors.find(companyId, userId),
    );
  }

  async #createCodes({ principal }: OwnRequest): Promise<Result<NewRecoveryCodes, ServiceFailure>> {
    const { queue, recoveryCodes } = this.#parts;
    const { rootOrgId, organisationId, userId } = principal;
    const share = `${rootOrgId}/${organisationId}`;
    const place = { lane: 'recovery codes', share, alone: `${share}\n${userId}` };
    const created = await queue.run(place, () => recoveryCodes.create(RECOVERY_CODE_COUNT));
    return created.ok ? created : err(busy);
  }

  #record(
    { principal, origin }: OwnRequest,
    action: SecurityAction,
    work: (unit: TenantUnit) => Promise<true | undefined>,
  ): Promise<true | undefined> {
    const { rootOrgId, organisationId: companyId, userId, name } = principal;
    const tenant = { rootOrgId, companyId };
    return this.#parts.events.with({ action, tenant, person: { userId, name }, origin }, work);
  }
}
