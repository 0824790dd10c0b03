import { generateSync } from 'otplib';
import { beforeAll, expect, it } from 'vitest';
import { SessionCredentials } from '../../../src/application/session/SessionCredentials.ts';
import type { IssuedTokens } from '../../../src/application/session/SessionGateway.ts';
import { recoveryCodeIn } from '../../../src/domain/session/second-factor/codes.ts';
import { codeRefusals, type SecondFactorMethod } from '../../../src/domain/session/second-factor/secondFactor.ts';
import { CHALLENGE_LIFE, MINUTE, STEP_UP_LIFE } from '../../../src/domain/shared/lifetimes.ts';
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

  it('a sign-in with the password then needs a code, and each code is accepted once [AU-26]', async () => {
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
    expect(await secondFactors.confirmIdentity('totp', wrongCode())).toMatchObject(refused(codeRefusals.wrong));
    expect(await secondFactors.createRecoveryCodes()).toMatchObject(required);
    expect(await secondFactors.confirmIdentity('totp', nextCode())).toEqual({ ok: true, value: undefined });
    const newCodes = valueOf(await secondFactors.createRecoveryCodes());
    expect(newCodes).toHaveLength(10);
    expect(await answer('recovery-code', codes[1] ?? '')).toMatchObject(unauthorized(codeRefusals.wrong));
    codes = newCodes;
  });

  it('removeTotp removes app and recovery codes, and the password is enough again [AU-26]', async () => {
    await enter();
    expect(await use().secondFactors.removeTotp()).toEqual({ ok: true, value: undefined });
    expect(valueOf(await use().secondFactors.read())).toMatchObject({ totp: undefined, recoveryCodes: { left: 0 } });
    expect((await use().sessions.signIn({ ...user, password: PASSWORD })).ok).toBe(true);
  });

  it('resetSecondFactor removes the second factor of another user, but not the own one [AU-28]', async () => {
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
}
