import { describe, expect, it } from 'vitest';
import { SecurityEvents } from '../../../server/application/audit/SecurityEvents.ts';
import { BeginSession } from '../../../server/application/session/BeginSession.ts';
import type { ThrottleVerdict } from '../../../server/application/session/sign-in/SignInThrottle.ts';
import { SignInWithPassword } from '../../../server/application/session/sign-in/SignInWithPassword.ts';
import type { StaffMember } from '../../../server/application/session/StaffDirectory.ts';
import { LaneQueue } from '../../../server/application/shared/LaneQueue.ts';
import { HmacKnownDevices } from '../../../server/infrastructure/oauth/HmacKnownDevices.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';

const known: StaffMember = {
  userId: 'u1',
  rootOrgId: 'OWNER',
  organisationId: 'ALPHA' as CompanyId,
  name: 'Ann',
  email: 'ann@alpha.example',
  roles: ['staff'],
  passwordHash: 'hash of secret',
  enabled: true,
  factorIds: [],
  companyEnabled: true,
};

/** Signs in at ALPHA. Returns the verified hashes and the account for which the attempt was counted. */
async function signInAs(
  staff: StaffMember | undefined,
  verdict: ThrottleVerdict,
  password: string,
  isAdminEnvironment = false,
  typed: { readonly username?: string; readonly address?: string } = {},
) {
  const verifiedHashes: (string | undefined)[] = [];
  const counted: string[] = [];
  const names: string[] = [];
  const clock = new ManualClock(0);
  const unitOfWork = { inTenant: async () => undefined as never };
  const events = new SecurityEvents(unitOfWork, clock, () => undefined);
  const tokenIssuer = {
    first: () => ({ accessToken: 'a', refreshToken: 'r' }),
    successorsOf: () => [{ accessToken: 'a', refreshToken: 'r' }] as const,
    hash: (token: string) => token,
  };
  const signIn = new SignInWithPassword({
    staff: {
      findByUsername: async () => staff,
      findByEmail: async () => staff,
      findById: async () => staff,
      ownersOf: async () => ['OWNER'],
    },
    passwords: {
      verify: async (hash, given) => {
        verifiedHashes.push(hash);
        return hash === `hash of ${given}`;
      },
    },
    throttle: {
      begin: async ({ organisationId, username, address }) => {
        counted.push(organisationId);
        names.push(`${username} from ${address}`);
        return verdict;
      },
      succeeded: async () => undefined,
      failed: async () => ({ locks: [], isFirstOfAddress: false }),
      purge: async () => undefined,
    },
    devices: new HmacKnownDevices([Buffer.alloc(32)]),
    trustedDevices: { isTrusted: () => false, issue: () => '' },
    challenges: { add: async () => undefined },
    unitOfWork,
    mint: tokenIssuer,
    queue: new LaneQueue({ running: 1, waiting: 1, waitingOfShare: 1 }),
    events,
    begin: new BeginSession(events, tokenIssuer, { next: () => 'id' }, clock),
    clock,
    isAdminEnvironment,
  });
  const { address = '192.0.2.1', username = 'ann' } = typed;
  const origin = { address, requestId: 'request' };
  const site = 'https://returns.example';
  const person = { organisationId: 'ALPHA', username, origin, scope: '', deviceCookies: [], trustedCookies: [], site };
  const response = await signIn.execute({ ...person, password });
  return { response, verifiedHashes, counted, names };
}

/** Hashes that were verified, if the user name exists only in the signed-in organisation. */
async function hashesVerified(own: StaffMember | undefined, verdict: ThrottleVerdict, password: string) {
  const { response, verifiedHashes } = await signInAs(own, verdict, password);
  return { ok: response.ok, verifiedHashes };
}

it('a refused sign-in verifies one password hash, even if the account is unknown, disabled or locked', async () => {
  const free = { kind: 'free' } as const;
  expect(await hashesVerified(known, free, 'secret')).toEqual({ ok: true, verifiedHashes: ['hash of secret'] });
  expect(await hashesVerified(known, free, 'wrong')).toEqual({ ok: false, verifiedHashes: ['hash of secret'] });
  expect(await hashesVerified(undefined, free, 'secret')).toEqual({ ok: false, verifiedHashes: [undefined] });
  expect(await hashesVerified({ ...known, enabled: false }, free, 'secret')).toEqual({
    ok: false,
    verifiedHashes: [undefined],
  });
  expect(await hashesVerified(known, { kind: 'locked' }, 'secret')).toEqual({
    ok: false,
    verifiedHashes: [undefined],
  });
});

describe('a sign-in with credentials of another organisation', () => {
  const free = { kind: 'free' } as const;
  const elsewhere = { ...known, organisationId: 'BETA' as CompanyId };
  const refused = { kind: 'unauthorized', message: 'constants.apiErrors.loginNotValid' };

  it('is refused with the URL of that other organisation if the credentials are correct [AU-14]', async () => {
    const { response, verifiedHashes } = await signInAs(elsewhere, free, 'secret');
    expect(response).toEqual({ ok: false, error: { ...refused, signInAt: '/BETA' } });
    expect(verifiedHashes).toEqual(['hash of secret']);
    const ofOwner = { ...known, organisationId: 'OWNER' as CompanyId };
    expect((await signInAs(ofOwner, free, 'secret')).response).toMatchObject({ error: { signInAt: '/' } });
  });

  it('is refused without the URL of the organisation if the password is wrong or the account is disabled or locked, and takes equally long [AU-14]', async () => {
    const attempts = [
      await signInAs(elsewhere, free, 'wrong'),
      await signInAs({ ...elsewhere, enabled: false }, free, 'secret'),
      await signInAs(elsewhere, { kind: 'locked' }, 'secret'),
      await signInAs(undefined, free, 'secret'),
    ];
    for (const { response, verifiedHashes } of attempts) {
      expect(response).toEqual({ ok: false, error: refused });
      expect(verifiedHashes).toHaveLength(1);
    }
  });

  it('is counted for the account that the user name matched, so the lock of this account applies at every URL [AU-14]', async () => {
    expect((await signInAs(elsewhere, free, 'wrong')).counted).toEqual(['BETA']);
    expect((await signInAs(known, free, 'wrong')).counted).toEqual(['ALPHA']);
    expect((await signInAs(undefined, free, 'wrong')).counted).toEqual(['ALPHA']);
  });

  it('is counted for the stored user name, whatever its spelling, and for the network', async () => {
    for (const username of ['ann@alpha.example', 'ANN@ALPHA.EXAMPLE', 'ann@alpha.example ', 'ANN@ALPHA.EXAMPLE'])
      for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9']) {
        const { names } = await signInAs(known, free, 'wrong', false, { username, address });
        expect(names).toEqual(['ann@alpha.example from 2001:db8:1:2::/64']);
      }
    // A name that the database matches in another spelling, e.g. with `İ`, counts as the stored name.
    const { names } = await signInAs(known, free, 'wrong', false, { username: 'ANN@alpha.examplİ' });
    expect(names).toEqual(['ann@alpha.example from 192.0.2.1']);
  });

  it('is refused with a message and without a URL in an environment for admins only [RT-3]', async () => {
    const withMessage = { ...refused, message: 'constants.apiErrors.permissions' };
    expect((await signInAs(elsewhere, free, 'secret', true)).response).toEqual({ ok: false, error: withMessage });
    expect((await signInAs(elsewhere, free, 'wrong', true)).response).toEqual({ ok: false, error: refused });
  });
});
