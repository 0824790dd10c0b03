import type { Clock } from '../../../../src/application/shared/Clock.ts';
import type { Ids } from '../../../../src/application/shared/Ids.ts';
import { totpCodeIn } from '../../../../src/domain/session/second-factor/codes.ts';
import { passkeyHostOf } from '../../../../src/domain/session/second-factor/passkey.ts';
import {
  codeRefusals,
  hasFactor,
  type SecondFactor,
} from '../../../../src/domain/session/second-factor/secondFactor.ts';
import { UNCONFIRMED_TOTP_LIFE } from '../../../../src/domain/shared/lifetimes.ts';
import { err, ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { ReadAdminConfig } from '../../companies/ReadAdminConfig.ts';
import type { ServiceFailure } from '../../shared/failure.ts';
import type { Principal } from '../../shared/Principal.ts';
import type { UnitOfWork } from '../../shared/UnitOfWork.ts';
import type { StaffDirectory } from '../StaffDirectory.ts';
import type { FactorWrites, OwnRequest } from './FactorWrites.ts';
import type { RequiredSecondFactor } from './RequiredSecondFactor.ts';
import type { TotpCodes } from './TotpCodes.ts';
import type { TotpSeal } from './TotpSeal.ts';

export type OwnSecondFactorParts = {
  readonly writes: FactorWrites;
  readonly staff: Pick<StaffDirectory, 'findById'>;
  readonly readAdminConfig: Pick<ReadAdminConfig, 'productName'>;
  readonly required: RequiredSecondFactor;
  readonly totp: TotpCodes;
  readonly totpSeal: TotpSeal;
  readonly unitOfWork: UnitOfWork;
  readonly ids: Ids;
  readonly clock: Clock;
};

const refusedCode = err({
  kind: 'invalid',
  message: codeRefusals.wrong,
  errors: [{ pointer: '/code', message: 'wrong' }],
} as const);

const noFactor = err({ kind: 'invalid', errors: [{ pointer: '/totp', message: 'not added' }] } as const);

/** Manages authenticator app and recovery codes of the signed-in user. */
export class OwnSecondFactor {
  readonly #parts: OwnSecondFactorParts;

  constructor(parts: OwnSecondFactorParts) {
    this.#parts = parts;
  }

  /** `site` is the web origin of the site that the user opened. */
  async read(principal: Principal, site: string): Promise<SecondFactor> {
    const { totp, passkeys, recoveryCodes } = await this.#parts.writes.stored(principal);
    const here = passkeyHostOf(site);
    const { left, createdAt, lastUsedAt } = recoveryCodes;
    return {
      requiredBy: await this.#parts.required.by(principal),
      totp: totp && { addedAt: totp.addedAt, lastUsedAt: totp.lastUsedAt },
      passkeys: passkeys.map(({ factorId: passkeyId, name, host, addedAt, lastUsedAt }) => ({
        passkeyId,
        name,
        host,
        isUsableHere: host === here,
        addedAt,
        lastUsedAt,
      })),
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
    const created = await this.#parts.writes.createMissingCodes(request);
    if (!created.ok) return created;
    const isConfirmed = await this.#parts.writes.record(request, 'second-factor.added', async ({ secondFactors }) => {
      if (!(await secondFactors.confirm(companyId, userId, { factorId, step, now }))) return undefined;
      if (created.value) await secondFactors.replaceCodes(companyId, userId, created.value, now);
      return true;
    });
    return isConfirmed ? ok(created.value?.codes) : err({ kind: 'invalid', message: codeRefusals.expired });
  }

  async removeTotp(request: OwnRequest): Promise<Result<void, ServiceFailure>> {
    const removed = await this.#parts.writes.remove(request, ({ totp }) => totp, undefined);
    return removed.ok || removed.error.kind !== 'not-found' ? removed : ok(undefined);
  }

  async createRecoveryCodes(request: OwnRequest): Promise<Result<readonly string[], ServiceFailure>> {
    const { organisationId: companyId, userId } = request.principal;
    const created = await this.#parts.writes.createCodes(request);
    if (!created.ok) return created;
    const isStored = await this.#parts.writes.record(request, 'recovery-codes.created', async ({ secondFactors }) => {
      if (!hasFactor(await secondFactors.find(companyId, userId))) return undefined;
      await secondFactors.replaceCodes(companyId, userId, created.value, this.#parts.clock.now());
      return true;
    });
    return isStored ? ok(created.value.codes) : noFactor;
  }
}
