import type { Clock } from '../../../../src/application/shared/Clock.ts';
import type { Ids } from '../../../../src/application/shared/Ids.ts';
import { MAX_PASSKEYS, passkeyHostOf, passkeyNameIn } from '../../../../src/domain/session/second-factor/passkey.ts';
import { PASSKEY_NOT_ADDED } from '../../../../src/domain/session/second-factor/secondFactor.ts';
import { PASSKEY_CHALLENGE_LIFE } from '../../../../src/domain/shared/lifetimes.ts';
import { err, ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { ReadAdminConfig } from '../../companies/ReadAdminConfig.ts';
import type { ServiceFailure } from '../../shared/failure.ts';
import type { Principal } from '../../shared/Principal.ts';
import type { UnitOfWork } from '../../shared/UnitOfWork.ts';
import type { StaffDirectory } from '../StaffDirectory.ts';
import type { FactorWrites, OwnRequest } from './FactorWrites.ts';
import type { CeremonyOptions, PasskeyCeremonies } from './PasskeyCeremonies.ts';
import type { StoredSecondFactor } from './SecondFactorKeeper.ts';

export type OwnPasskeysParts = {
  readonly writes: FactorWrites;
  readonly staff: Pick<StaffDirectory, 'findById'>;
  readonly readAdminConfig: Pick<ReadAdminConfig, 'productName'>;
  readonly ceremonies: Pick<PasskeyCeremonies, 'creationOptions' | 'verifyCreation'>;
  readonly unitOfWork: UnitOfWork;
  readonly ids: Ids;
  readonly clock: Clock;
};

const notAdded = err({ kind: 'invalid', message: PASSKEY_NOT_ADDED } as const);
const invalidName = err({ kind: 'invalid', errors: [{ pointer: '/name', message: 'blank or too long' }] } as const);

/** Challenges for new passkeys belong to one session. */
const ofNewPasskey = (sessionId: string): string => `new passkey ${sessionId}`;

/** Manages the passkeys of the signed-in user. A `site` is the web origin that the user opened. */
export class OwnPasskeys {
  readonly #parts: OwnPasskeysParts;

  constructor(parts: OwnPasskeysParts) {
    this.#parts = parts;
  }

  /** Returns what the browser needs to create a passkey for the site. */
  async begin(
    principal: Principal,
    site: string,
  ): Promise<Result<{ readonly options: CeremonyOptions; readonly host: string }, ServiceFailure>> {
    const { staff, readAdminConfig, ceremonies, unitOfWork, clock } = this.#parts;
    const { rootOrgId, organisationId: companyId, userId, sessionId } = principal;
    const host = passkeyHostOf(site);
    const person = await staff.findById(rootOrgId, companyId, userId);
    if (!person) return err({ kind: 'not-found' });
    const { passkeys } = await this.#parts.writes.stored(principal);
    if (host === undefined || passkeys.length >= MAX_PASSKEYS) return notAdded;
    const issuer = (await readAdminConfig.productName(rootOrgId)) ?? rootOrgId;
    const existing = passkeys.filter((passkey) => passkey.host === host);
    const { email, name } = person;
    const user = { key: [rootOrgId, companyId, userId], email, name };
    const options = await ceremonies.creationOptions({ host, issuer, user, existing });
    const { challenge } = options;
    const boundTo = ofNewPasskey(sessionId);
    const expiresAt = clock.now() + PASSKEY_CHALLENGE_LIFE;
    await unitOfWork.inTenant(
      { rootOrgId, companyId },
      ({ secondFactors }) => secondFactors.storeChallenge(companyId, userId, { boundTo, challenge, expiresAt }),
      'sessions',
    );
    return ok({ options, host });
  }

  /** Adds the passkey that the browser created. Returns new recovery codes if the user has none. */
  async add(
    request: OwnRequest,
    passkey: { readonly name: string; readonly credential: string; readonly site: string },
  ): Promise<Result<readonly string[] | undefined, ServiceFailure>> {
    const { ceremonies, unitOfWork, ids, clock } = this.#parts;
    const { rootOrgId, organisationId: companyId, userId, sessionId } = request.principal;
    const name = passkeyNameIn(passkey.name);
    if (name === undefined) return invalidName;
    const now = clock.now();
    const challenge = await unitOfWork.inTenant(
      { rootOrgId, companyId },
      ({ secondFactors }) => secondFactors.takeChallenge(companyId, userId, ofNewPasskey(sessionId), now),
      'sessions',
    );
    const { site } = passkey;
    const host = passkeyHostOf(site);
    if (challenge === undefined || host === undefined) return notAdded;
    const verified = await ceremonies.verifyCreation(passkey.credential, { site, host, challenge });
    if (!verified) return notAdded;
    const created = await this.#parts.writes.createMissingCodes(request);
    if (!created.ok) return created;
    const detail = { method: 'passkey' };
    const added = { ...verified, factorId: ids.next(), name, host, addedAt: now };
    const isAdded = await this.#parts.writes.record(
      request,
      'second-factor.added',
      async ({ secondFactors }) => {
        const { passkeys } = await secondFactors.findLocked(companyId, userId);
        const isKnown = passkeys.some(({ credentialId }) => credentialId === added.credentialId);
        if (isKnown || passkeys.length >= MAX_PASSKEYS) return undefined;
        await secondFactors.addPasskey(companyId, userId, added);
        if (created.value) await secondFactors.replaceCodes(companyId, userId, created.value, now);
        return true;
      },
      detail,
    );
    return isAdded ? ok(created.value?.codes) : notAdded;
  }

  async rename({ principal }: OwnRequest, passkeyId: string, text: string): Promise<Result<void, ServiceFailure>> {
    const { rootOrgId, organisationId: companyId, userId } = principal;
    const name = passkeyNameIn(text);
    if (name === undefined) return invalidName;
    const isRenamed = await this.#parts.unitOfWork.inTenant(
      { rootOrgId, companyId },
      ({ secondFactors }) => secondFactors.renamePasskey(companyId, userId, passkeyId, name),
      'sessions',
    );
    return isRenamed ? ok(undefined) : err({ kind: 'not-found' });
  }

  remove(request: OwnRequest, passkeyId: string): Promise<Result<void, ServiceFailure>> {
    const isPasskey = ({ passkeys }: StoredSecondFactor) => passkeys.find(({ factorId }) => factorId === passkeyId);
    return this.#parts.writes.remove(request, isPasskey, { method: 'passkey' });
  }
}
