import { describe, expect, it, vi } from 'vitest';
import type { PasskeyError } from '../../../src/application/session/BrowserPasskeys.ts';
import { SignIn } from '../../../src/application/session/SignIn.ts';
import type { ChallengeResponse, SessionGateway } from '../../../src/application/session/SessionGateway.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import { err, ok } from '../../../src/domain/shared/result.ts';
import { DemoService } from '../../../src/infrastructure/demo/DemoService.ts';
import { inMemorySessionGateway } from '../../../src/infrastructure/session/inMemorySessionGateway.ts';
import { noPasskeys } from '../../support/fakes/noPasskeys.ts';
import { CountingIds } from '../../support/fakes/CountingIds.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { RecordingErrorReporter } from '../../support/fakes/RecordingErrorReporter.ts';
import { ALLOWED_ROLES, aSample, PASSWORD } from '../../support/samples/aSample.ts';
import { codeRefusals } from '../../../src/domain/session/second-factor/secondFactor.ts';
import type { SignInMethod } from '../../../src/domain/session/signInMethod.ts';
import { companyId } from '../../support/samples/builders.ts';
import { changeRegistry } from '../../support/changes.ts';

const rejected = (message: string): PortFailure => ({ kind: 'rejected', status: 400, message });

it.each<readonly [string, PortFailure, string]>([
  ['a disabled company', rejected('constants.apiErrors.companyIsDisabled'), 'company-disabled'],
  ['a role that is not allowed', rejected(' constants.apiErrors.permissions\n'), 'permissions'],
  ['wrong credentials', rejected('constants.apiErrors.loginNotValid'), 'not-valid'],
  [
    'a 401 with a message of the catalogue',
    { kind: 'unauthorized', message: 'constants.apiErrors.permissions' },
    'permissions',
  ],
  ['another address', { kind: 'unauthorized', signInAt: '/ACME' }, 'other-address'],
  [
    'a user unknown to the provider',
    { kind: 'unauthorized', message: 'constants.apiErrors.invalidIDPToken' },
    'not-confirmed',
  ],
  ['an expired code', { kind: 'unauthorized', message: 'constants.apiErrors.codeExpired' }, 'code-expired'],
  ['an invalid address', { kind: 'unauthorized', signInAt: '//evil.example' }, 'not-valid'],
  ['any other 401', { kind: 'unauthorized', message: 'Bad credentials' }, 'not-valid'],
  ['any other message of the catalogue', rejected('constants.apiErrors.quotaExceeded'), 'message'],
  [
    'a catalogue message with any status',
    { kind: 'forbidden', message: 'constants.apiErrors.companyIsDisabled' },
    'company-disabled',
  ],
  [
    'a catalogue message with a rate limit',
    { kind: 'busy', message: 'constants.apiErrors.loginNotValid' },
    'not-valid',
  ],
  ['too many attempts', { kind: 'busy' }, 'throttled'],
  ['an unknown message', rejected('oops'), 'failed'],
])("SignIn refuses %s with the service's error, and reports the failure [AU-14]", async (_, failure, kind) => {
  const gateway = inMemorySessionGateway(new DemoService(aSample(), changeRegistry), new CountingIds());
  gateway.signIn = async () => err(failure);
  const reporter = new RecordingErrorReporter();
  const signIn = new SignIn(gateway, noPasskeys, ALLOWED_ROLES, false, new ManualClock(), reporter);
  const outcome = await signIn.execute({ username: 'a@acme.example', password: 'secret', organisationId: 'ACME' });
  expect(outcome).toMatchObject({ ok: false, error: { kind } });
  expect(reporter.reports.map(({ context }) => context)).toEqual([{ kind }]);
});

it.each([
  ['a merchant’s staff on a path for admins', 'ACME', 'staff@acme.example', true, 'permissions'],
  ['staff who do not belong to the owner of the path', 'HOUSE', 'admin@house.example', true, undefined],
  ['staff who do not belong to the merchant of the path', 'ACME', 'staff@acme.example', false, undefined],
])('SignIn rejects %s [AU-9]', async (_, organisationId, username, isAdminEnvironment, refusal) => {
  const gateway = inMemorySessionGateway(new DemoService(aSample(), changeRegistry), new CountingIds());
  const reporter = new RecordingErrorReporter();
  const signIn = new SignIn(gateway, noPasskeys, ALLOWED_ROLES, isAdminEnvironment, new ManualClock(), reporter);
  const outcome = await signIn.execute({ username, password: PASSWORD, organisationId });
  expect(outcome.ok ? undefined : outcome.error.kind).toBe(refusal);
});

const request = { grant_type: 'external', organisationId: companyId('ACME'), client_id: 'portal' } as const;

it.each<readonly [string, SignInMethod, PortFailure, string]>([
  ['a code, with status 401', 'authorization-code', { kind: 'unauthorized' }, 'code-expired'],
  ['an ID token, with status 401', 'identity-provider', { kind: 'unauthorized' }, 'not-valid'],
  ['a code of an unknown user', 'authorization-code', rejected('constants.apiErrors.loginNotValid'), 'not-valid'],
])('SignIn refuses %s, and reports the failure [AU-14]', async (_, method, failure, kind) => {
  const gateway = inMemorySessionGateway(new DemoService(aSample(), changeRegistry), new CountingIds());
  gateway.signInBy = async () => err(failure);
  const reporter = new RecordingErrorReporter();
  const signIn = new SignIn(gateway, noPasskeys, ALLOWED_ROLES, false, new ManualClock(), reporter);
  expect(await signIn.execute({ request, method })).toMatchObject({ ok: false, error: { kind } });
  expect(await signIn.execute({ refused: { kind: 'not-confirmed' } })).toMatchObject({ ok: false });
  expect(reporter.reports.map(({ context }) => context)).toEqual([{ kind }, { kind: 'not-confirmed' }]);
});

it('SignIn accepts a user authenticated by a provider as a merchant, but not as an admin [AU-9] [AU-11]', async () => {
  const gateway = inMemorySessionGateway(new DemoService(aSample(), changeRegistry), new CountingIds());
  const signIn = new SignIn(gateway, noPasskeys, ALLOWED_ROLES, false, new ManualClock(), new RecordingErrorReporter());
  const asPerson = (username: string, organisationId: string) => {
    gateway.signInBy = () => gateway.signIn({ username, password: PASSWORD, organisationId });
    return signIn.execute({
      request: { ...request, organisationId: companyId(organisationId) },
      method: 'identity-provider',
    });
  };
  expect(await asPerson('staff@acme.example', 'ACME')).toMatchObject({
    ok: true,
    value: { method: 'identity-provider', loggedInCompanyId: 'ACME', role: 'merchant', username: undefined },
  });
  expect(await asPerson('admin@house.example', 'HOUSE')).toMatchObject({ ok: false, error: { kind: 'permissions' } });
  expect(await asPerson('staff@disabled.example', 'DISABLED')).toMatchObject({ error: { kind: 'company-disabled' } });
});

describe('SignIn with a second factor', () => {
  const credentials = { username: 'staff@acme.example', password: PASSWORD, organisationId: 'ACME' };
  const challenge = { challenge: 'c1', methods: ['totp', 'recovery-code'], expiresAt: 1 } as const;
  const { password: _password, ...user } = credentials;
  const secondStep = { ...user, challenge: 'c1', method: 'totp', code: '123456', remember: true } as const;

  function opened(
    gateway = inMemorySessionGateway(new DemoService(aSample(), changeRegistry), new CountingIds()),
    passkeys = noPasskeys,
  ) {
    const reporter = new RecordingErrorReporter();
    return {
      gateway,
      reporter,
      signIn: new SignIn(gateway, passkeys, ALLOWED_ROLES, false, new ManualClock(), reporter),
    };
  }

  it('requests a passkey from the browser, and sends its response [AU-29]', async () => {
    const { gateway } = opened();
    const used: unknown[] = [];
    const responses: ChallengeResponse[] = [];
    gateway.requestPasskey = async (id) => ok({ challenge: `passkey ${id}` });
    gateway.answerChallenge = (response) => {
      responses.push(response);
      return gateway.signIn(credentials);
    };
    const { signIn } = opened(gateway, {
      ...noPasskeys,
      use: async (options) => {
        used.push(options);
        return ok('signed');
      },
    });
    const step = { ...user, challenge: 'c1', method: 'passkey', remember: false } as const;
    expect(await signIn.execute(step)).toMatchObject({ ok: true, value: { loggedInCompanyId: 'ACME' } });
    expect(used).toEqual([{ challenge: 'passkey c1' }]);
    expect(responses).toEqual([{ challenge: 'c1', method: 'passkey', code: 'signed', remember: false }]);
  });

  it.each<readonly [string, Partial<SessionGateway>, PasskeyError['kind'], string]>([
    ['the user cancels', {}, 'passkey-cancelled', 'passkey-cancelled'],
    ['the browser fails', {}, 'passkey-failed', 'passkey-failed'],
    [
      'the challenge has expired',
      { requestPasskey: async () => err({ kind: 'unauthorized', message: codeRefusals.expired }) },
      'passkey-failed',
      'challenge-expired',
    ],
    [
      'the service is not reached',
      { requestPasskey: async () => err({ kind: 'unreachable' }) },
      'passkey-failed',
      'failed',
    ],
  ])('sends nothing if %s [AU-29]', async (_case, failing, browserError, kind) => {
    const { gateway } = opened();
    const isSent = vi.spyOn(gateway, 'answerChallenge');
    gateway.requestPasskey = async () => ok({ challenge: 'x' });
    const use = async () => err({ kind: browserError });
    const { signIn } = opened({ ...gateway, ...failing }, { ...noPasskeys, use });
    const step = { ...user, challenge: 'c1', method: 'passkey', remember: false } as const;
    expect(await signIn.execute(step)).toMatchObject({ ok: false, error: { kind } });
    expect(isSent).not.toHaveBeenCalled();
  });

  it('offers a passkey only if the browser supports passkeys [AU-29]', async () => {
    const { gateway } = opened();
    const methods = ['passkey', 'recovery-code'] as const;
    gateway.signIn = async () => err({ kind: 'unauthorized', secondFactor: { ...challenge, methods } });
    const offered = async (isAvailable: boolean) => {
      const { signIn } = opened(gateway, { ...noPasskeys, isAvailable });
      const outcome = await signIn.execute(credentials);
      return !outcome.ok && outcome.error.kind === 'second-factor' ? outcome.error.challenge.methods : undefined;
    };
    expect([await offered(true), await offered(false)]).toEqual([methods, ['recovery-code']]);
  });

  it('returns the challenge for a correct password, and does not report it as a refusal [AU-26]', async () => {
    const { gateway, reporter, signIn } = opened();
    gateway.signIn = async () => err({ kind: 'unauthorized', secondFactor: challenge });
    expect(await signIn.execute(credentials)).toEqual({ ok: false, error: { kind: 'second-factor', challenge } });
    expect(reporter.reports).toEqual([]);
  });

  it('creates the session of the user after a correct code [AU-26]', async () => {
    const { gateway, signIn } = opened();
    const responses: ChallengeResponse[] = [];
    gateway.answerChallenge = (response) => {
      responses.push(response);
      return gateway.signIn(credentials);
    };
    expect(await signIn.execute(secondStep)).toMatchObject({
      ok: true,
      value: { method: 'staff-password', username: credentials.username, loggedInCompanyId: 'ACME' },
    });
    expect(responses).toEqual([{ challenge: 'c1', method: 'totp', code: '123456', remember: true }]);
  });

  it.each<readonly [PortFailure, string]>([
    [{ kind: 'unauthorized', message: codeRefusals.wrong }, 'wrong-code'],
    [{ kind: 'unauthorized' }, 'wrong-code'],
    [{ kind: 'unauthorized', message: codeRefusals.used }, 'used-code'],
    [{ kind: 'unauthorized', message: codeRefusals.passkey }, 'passkey-failed'],
    [{ kind: 'unauthorized', message: codeRefusals.expired }, 'challenge-expired'],
    [{ kind: 'busy' }, 'throttled'],
    [{ kind: 'unreachable' }, 'failed'],
  ])('refuses the second step after the failure %j with the kind “%s” [AU-26]', async (failure, kind) => {
    const { gateway, reporter, signIn } = opened();
    gateway.answerChallenge = async () => err(failure);
    expect(await signIn.execute(secondStep)).toMatchObject({ ok: false, error: { kind } });
    expect(reporter.reports.map(({ context }) => context)).toEqual([{ kind }]);
  });
});
