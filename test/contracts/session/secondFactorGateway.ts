import { generateSync } from 'otplib';
import { beforeAll, describe, expect, it } from 'vitest';
import { SessionCredentials } from '../../../src/application/session/SessionCredentials.ts';
import type { IssuedTokens } from '../../../src/application/session/SessionGateway.ts';
import { recoveryCodeIn } from '../../../src/domain/session/second-factor/codes.ts';
import {
  codeRefusals,
  PASSKEY_NOT_ADDED,
  type SecondFactorMethod,
} from '../../../src/domain/session/second-factor/secondFactor.ts';
import { CHALLENGE_LIFE, MINUTE, PASSKEY_CHALLENGE_LIFE, STEP_UP_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { SoftwareAuthenticator } from '../../support/server/SoftwareAuthenticator.ts';
import { PASSWORD } from '../../support/samples/aSample.ts';
import { valueOf } from '../../support/valueOf.ts';
import type { UseGateways } from '../gateways.ts';

const company = { rootOrgId: 'HOUSE', companyId: 'KOYO' };
const user = { userId: 'koyo-colleague', username: 'colleague@koyo.example', organisationId: 'KOYO' };
/** Period of a code in milliseconds. */
const PERIOD = 30_000;

export function secondFactorGatewayContract(use: UseGateways): void {
  let secret = '';
  let codes: readonly string[] = [];
  beforeAll(() => use().signIn('KOYO', 'colleague'));

  const codeNow = (): string => generateSync({ secret, epoch: Math.floor(use().now() / 1000) });
  /** Code of the next period, because each code is accepted once. */
  function nextCode(): string {
    use().advance(PERIOD);
    return codeNow();
  }
  const wrongCode = (): string => String((Number(codeNow()) + 1) % 1_000_000).padStart(6, '0');
  const refused = (message: string) => ({ ok: false, error: { kind: 'rejected', status: 400, message } });
  const unauthorized = (message: string) => ({ ok: false, error: { kind: 'unauthorized', message } });

  async function challenge() {
    const outcome = await use().sessions.signIn({ ...user, password: PASSWORD });
    if (outcome.ok || outcome.error.kind !== 'unauthorized' || !outcome.error.secondFactor)
      throw new Error('no second step');
    return outcome.error.secondFactor;
  }
  const answer = async (method: SecondFactorMethod, code: string) =>
    use().sessions.answerChallenge({ challenge: (await challenge()).challenge, method, code, remember: false });
  async function enter(): Promise<IssuedTokens> {
    const issued = valueOf(await answer('totp', nextCode()));
    use().get(SessionCredentials).use(issued);
    return issued;
  }

  it('read returns that a new user has no second factor, and none is required [AU-26]', async () => {
    expect(valueOf(await use().secondFactors.read())).toEqual({
      requiredBy: undefined,
      totp: undefined,
      passkeys: [],
      recoveryCodes: { left: 0, createdAt: undefined, lastUsedAt: undefined },
    });
    expect(await use().secondFactors.createRecoveryCodes()).toMatchObject({ ok: false, error: { kind: 'rejected' } });
  });

  it('confirmTotp turns the app on with a code from it, and returns ten recovery codes [AU-26]', async () => {
    const begun = valueOf(await use().secondFactors.beginTotp());
    ({ secret } = begun);
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\//);
    expect(begun.uri).toContain(`secret=${secret}`);
    expect(await use().secondFactors.confirmTotp(wrongCode())).toMatchObject(refused(codeRefusals.wrong));
    expect(valueOf(await use().secondFactors.read()).totp).toBeUndefined();
    codes = valueOf(await use().secondFactors.confirmTotp(codeNow())) ?? [];
    expect(new Set(codes.map(recoveryCodeIn)).size).toBe(10);
    expect(codes.map(recoveryCodeIn)).toEqual(codes);
    expect(valueOf(await use().secondFactors.read())).toMatchObject({
      totp: { addedAt: use().now() },
      recoveryCodes: { left: 10, createdAt: use().now() },
    });
  });

  it('a sign-in of a user with an app requires a code, and each code is accepted once [AU-26]', async () => {
    const { methods, expiresAt } = await challenge();
    expect(methods).toEqual(['totp', 'recovery-code']);
    expect(expiresAt).toBe(use().now() + CHALLENGE_LIFE);
    const code = nextCode();
    expect(await answer('totp', wrongCode())).toMatchObject(unauthorized(codeRefusals.wrong));
    expect(await answer('totp', code)).toMatchObject({ ok: true, value: { userInfo: { userId: user.userId } } });
    expect(await answer('totp', code)).toMatchObject(unauthorized(codeRefusals.used));
  });

  it('a recovery code is accepted once, with or without separators [AU-26]', async () => {
    const [code = ''] = codes;
    expect(await answer('recovery-code', code.toLowerCase())).toMatchObject({ ok: true });
    expect(await answer('recovery-code', code)).toMatchObject(unauthorized(codeRefusals.used));
    expect(await answer('recovery-code', 'A'.repeat(16))).toMatchObject(unauthorized(codeRefusals.wrong));
    await enter();
    expect(valueOf(await use().secondFactors.read()).recoveryCodes.left).toBe(9);
  });

  it('answerChallenge rejects a challenge that is unknown or has expired [AU-26]', async () => {
    const { challenge: id } = await challenge();
    use().advance(CHALLENGE_LIFE);
    for (const each of [id, 'x'.repeat(43)])
      expect(
        await use().sessions.answerChallenge({ challenge: each, method: 'totp', code: codeNow(), remember: false }),
      ).toMatchObject(unauthorized(codeRefusals.expired));
  });

  it('writes require an identity that was confirmed in the last ten minutes [AU-28]', async () => {
    const { refreshToken = '' } = await enter();
    use().advance(STEP_UP_LIFE - 5 * MINUTE);
    use()
      .get(SessionCredentials)
      .use(valueOf(await use().sessions.refresh(refreshToken)));
    use().advance(5 * MINUTE);
    const { secondFactors } = use();
    const required = { ok: false, error: { kind: 'step-up-required', methods: expect.arrayContaining(['totp']) } };
    expect(await secondFactors.createRecoveryCodes()).toMatchObject(required);
    expect(await secondFactors.beginTotp()).toMatchObject(required);
    expect(await use().users.issueLink(company, 'koyo-visitor')).toMatchObject(required);
    expect(await use().ownSessions.end('any-session')).toMatchObject(required);
    expect(await use().ownSessions.endOthers()).toMatchObject(required);
    expect(await secondFactors.confirmIdentity('totp', wrongCode())).toMatchObject(refused(codeRefusals.wrong));
    expect(await secondFactors.createRecoveryCodes()).toMatchObject(required);
    expect(await secondFactors.confirmIdentity('totp', nextCode())).toEqual({ ok: true, value: undefined });
    const newCodes = valueOf(await secondFactors.createRecoveryCodes());
    expect(newCodes).toHaveLength(10);
    expect(await answer('recovery-code', codes[1] ?? '')).toMatchObject(unauthorized(codeRefusals.wrong));
    codes = newCodes;
  });

  it('recentActivity lists the newest sign-in of the user with its second factor [AU-21]', async () => {
    await enter();
    expect(valueOf(await use().ownSessions.recentActivity())[0]).toMatchObject({
      action: 'sign-in.accepted',
      method: 'totp',
      at: use().now(),
    });
  });

  it('removeTotp removes app and recovery codes, and the password is enough again [AU-26]', async () => {
    await enter();
    expect(await use().secondFactors.removeTotp()).toEqual({ ok: true, value: undefined });
    expect(valueOf(await use().secondFactors.read())).toMatchObject({ totp: undefined, recoveryCodes: { left: 0 } });
    expect((await use().sessions.signIn({ ...user, password: PASSWORD })).ok).toBe(true);
  });

  it('resetSecondFactor removes the second factor of another user, but not of the caller [AU-28]', async () => {
    await use().signIn('KOYO', 'colleague');
    ({ secret } = valueOf(await use().secondFactors.beginTotp()));
    valueOf(await use().secondFactors.confirmTotp(nextCode()));
    await use().signIn('KOYO');
    const hasFactor = async () =>
      valueOf(await use().users.list(company)).users.find(({ userId }) => userId === user.userId)?.hasSecondFactor;
    expect(await hasFactor()).toBe(true);
    expect(await use().users.resetSecondFactor(company, 'koyo-staff')).toMatchObject(refused('users.refused.own'));
    expect(await use().users.resetSecondFactor(company, user.userId)).toEqual({ ok: true, value: undefined });
    expect(await hasFactor()).toBe(false);
    expect((await use().sessions.signIn({ ...user, password: PASSWORD })).ok).toBe(true);
  });

  describe('passkeys', () => {
    let authenticator: SoftwareAuthenticator;
    /** Another authenticator, because each has at most one passkey of an account. */
    let spare: SoftwareAuthenticator;
    let passkeyId = '';
    beforeAll(() => {
      authenticator = new SoftwareAuthenticator(use().site);
      spare = new SoftwareAuthenticator(use().site);
    });

    async function add(name: string, to = authenticator): Promise<readonly string[] | undefined> {
      const { options } = valueOf(await use().secondFactors.beginPasskey());
      return valueOf(await use().secondFactors.addPasskey(name, to.create(options)));
    }
    async function response(id: string): Promise<string> {
      return authenticator.use(valueOf(await use().sessions.requestPasskey(id)));
    }
    const answerWith = (id: string, code: string) =>
      use().sessions.answerChallenge({ challenge: id, method: 'passkey', code, remember: false });

    it('addPasskey adds a passkey with its name, and returns recovery codes only with the first factor [AU-29]', async () => {
      await use().signIn('KOYO', 'colleague');
      const credential = authenticator.create(valueOf(await use().secondFactors.beginPasskey()).options);
      expect(await use().secondFactors.addPasskey(' ', credential)).toMatchObject({ error: { kind: 'rejected' } });
      expect(await add('Blue key')).toHaveLength(10);
      const { passkeys, recoveryCodes } = valueOf(await use().secondFactors.read());
      expect(passkeys).toMatchObject([{ name: 'Blue key', isUsableHere: true, addedAt: use().now() }]);
      expect(recoveryCodes.left).toBe(10);
      passkeyId = passkeys[0]?.passkeyId ?? '';
    });

    it('addPasskey accepts the response to the last challenge once, for five minutes [AU-29]', async () => {
      const notAdded = refused(PASSKEY_NOT_ADDED);
      const first = spare.create(valueOf(await use().secondFactors.beginPasskey()).options);
      valueOf(await use().secondFactors.beginPasskey());
      expect(await use().secondFactors.addPasskey('Key', first)).toMatchObject(notAdded);
      const second = spare.create(valueOf(await use().secondFactors.beginPasskey()).options);
      use().advance(PASSKEY_CHALLENGE_LIFE);
      expect(await use().secondFactors.addPasskey('Key', second)).toMatchObject(notAdded);
    });

    it('a sign-in is completed by a passkey, whose challenge is accepted once [AU-29]', async () => {
      const { challenge: id, methods } = await challenge();
      expect(methods).toEqual(['passkey', 'recovery-code']);
      const code = await response(id);
      const { challenge: other } = await challenge();
      expect(await answerWith(other, code)).toMatchObject(unauthorized(codeRefusals.passkey));
      const issued = valueOf(await answerWith(id, code));
      expect(issued).toMatchObject({ userInfo: { userId: user.userId } });
      expect(await answerWith(other, code)).toMatchObject(unauthorized(codeRefusals.passkey));
      expect(await use().sessions.requestPasskey('x'.repeat(43))).toMatchObject(unauthorized(codeRefusals.expired));
      use().get(SessionCredentials).use(issued);
      expect(valueOf(await use().secondFactors.read()).passkeys).toMatchObject([{ lastUsedAt: use().now() }]);
    });

    it('confirmIdentity accepts a passkey that requestPasskey requested [AU-29]', async () => {
      const proof = authenticator.use(valueOf(await use().secondFactors.requestPasskey()));
      expect(await use().secondFactors.confirmIdentity('passkey', proof)).toEqual({ ok: true, value: undefined });
      expect(await use().secondFactors.confirmIdentity('passkey', proof)).toMatchObject(refused(codeRefusals.passkey));
    });

    it('renamePasskey and removePasskey change one passkey, and the last one takes the codes with it [AU-29]', async () => {
      expect(await add('Spare key', spare)).toBeUndefined();
      const { secondFactors } = use();
      expect(await secondFactors.renamePasskey(passkeyId, 'Red key')).toEqual({ ok: true, value: undefined });
      expect(await secondFactors.renamePasskey('none', 'Red key')).toMatchObject({ error: { kind: 'not-found' } });
      const listed = async () => valueOf(await secondFactors.read());
      expect((await listed()).passkeys.map(({ name }) => name)).toEqual(['Red key', 'Spare key']);
      expect(await secondFactors.removePasskey(passkeyId)).toEqual({ ok: true, value: undefined });
      expect(await secondFactors.removePasskey(passkeyId)).toMatchObject({ error: { kind: 'not-found' } });
      expect((await listed()).recoveryCodes.left).toBe(10);
      valueOf(await secondFactors.removePasskey((await listed()).passkeys[0]?.passkeyId ?? ''));
      expect(await listed()).toMatchObject({ passkeys: [], recoveryCodes: { left: 0 } });
      expect((await use().sessions.signIn({ ...user, password: PASSWORD })).ok).toBe(true);
    });
  });
}
