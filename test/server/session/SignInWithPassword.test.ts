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
  companyEnabled: true,
};

/** Signs in at ALPHA. Returns the verified hashes and the account that the attempt counted for. */
async function signInAs(
  staff: StaffMember | undefined,
  verdict: ThrottleVerdict,
  password: string,
  isAdminEnvironment = false,
  typed: { readonly username?: string; readonly address?: string } = {},
) {
  const worked: (string | undefined)[] = [];
  const counted: string[] = [];
  const names: string[] = [];
  const clock = new ManualClock(0);
  const unitOfWork = { inTenant: async () => undefined as never };
  const events = new SecurityEvents(unitOfWork, clock, () => undefined);
  const mint = {
    first: () => ({ accessToken: 'a', refreshToken: 'r' }),
    successorOf: () => ({ accessToken: 'a', refreshToken: 'r' }),
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
        worked.push(hash);
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
    devices: new HmacKnownDevices(Buffer.alloc(32)),
    queue: new LaneQueue({ running: 1, waiting: 1, waitingOfShare: 1 }),
    events,
    begin: new BeginSession(events, mint, { next: () => 'id' }, clock),
    clock,
    isAdminEnvironment,
  });
  const { address = '192.0.2.1', username = 'ann' } = typed;
  const origin = { address, requestId: 'request' };
  const person = { organisationId: 'ALPHA', username, origin, scope: '', deviceCookies: [] };
  const answer = await signIn.execute({ ...person, password });
  return { answer, worked, counted, names };
}

/** Hashes verified if only the organisation's own user can match. */
async function hashesWorkedOn(own: StaffMember | undefined, verdict: ThrottleVerdict, password: string) {
  const { answer, worked } = await signInAs(own, verdict, password);
  return { ok: answer.ok, worked };
}

it('the work of a refused sign-in is one password verification for an unknown, wrong, disabled or locked account', async () => {
  const free = { kind: 'free' } as const;
  expect(await hashesWorkedOn(known, free, 'secret')).toEqual({ ok: true, worked: ['hash of secret'] });
  expect(await hashesWorkedOn(known, free, 'wrong')).toEqual({ ok: false, worked: ['hash of secret'] });
  expect(await hashesWorkedOn(undefined, free, 'secret')).toEqual({ ok: false, worked: [undefined] });
  expect(await hashesWorkedOn({ ...known, enabled: false }, free, 'secret')).toEqual({
    ok: false,
    worked: [undefined],
  });
  expect(await hashesWorkedOn(known, { kind: 'locked' }, 'secret')).toEqual({
    ok: false,
    worked: [undefined],
  });
});

describe('a sign-in at another organisation’s address', () => {
  const free = { kind: 'free' } as const;
  const elsewhere = { ...known, organisationId: 'BETA' as CompanyId };
  const refused = { kind: 'unauthorized', message: 'constants.apiErrors.loginNotValid' };

  it('is refused with the right address if the credentials are correct [AU-14]', async () => {
    const { answer, worked } = await signInAs(elsewhere, free, 'secret');
    expect(answer).toEqual({ ok: false, error: { ...refused, signInAt: '/BETA' } });
    expect(worked).toEqual(['hash of secret']);
    const ofOwner = { ...known, organisationId: 'OWNER' as CompanyId };
    expect((await signInAs(ofOwner, free, 'secret')).answer).toMatchObject({ error: { signInAt: '/' } });
  });

  it('is refused like any other if they are wrong, disabled or locked, after the same work [AU-14]', async () => {
    const attempts = [
      await signInAs(elsewhere, free, 'wrong'),
      await signInAs({ ...elsewhere, enabled: false }, free, 'secret'),
      await signInAs(elsewhere, { kind: 'locked' }, 'secret'),
      await signInAs(undefined, free, 'secret'),
    ];
    for (const { answer, worked } of attempts) {
      expect(answer).toEqual({ ok: false, error: refused });
      expect(worked).toHaveLength(1);
    }
  });

  it('counts for the matching account, so that its lock applies at every address [AU-14]', async () => {
    expect((await signInAs(elsewhere, free, 'wrong')).counted).toEqual(['BETA']);
    expect((await signInAs(known, free, 'wrong')).counted).toEqual(['ALPHA']);
    expect((await signInAs(undefined, free, 'wrong')).counted).toEqual(['ALPHA']);
  });

  it('counts by the stored name, in any spelling, and by the network', async () => {
    for (const username of ['ann@alpha.example', 'ANN@ALPHA.EXAMPLE', 'ann@alpha.example ', 'ANN@ALPHA.EXAMPLE'])
      for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9']) {
        const { names } = await signInAs(known, free, 'wrong', false, { username, address });
        expect(names).toEqual(['ann@alpha.example from 2001:db8:1:2::/64']);
      }
    // A name that the database matches in another spelling, e.g. with `İ`, counts as the stored one.
    const { names } = await signInAs(known, free, 'wrong', false, { username: 'ANN@alpha.examplİ' });
    expect(names).toEqual(['ann@alpha.example from 192.0.2.1']);
  });

  it("returns no merchant's address if every path is an admin’s, and says so [RT-3]", async () => {
    const told = { ...refused, message: 'constants.apiErrors.permissions' };
    expect((await signInAs(elsewhere, free, 'secret', true)).answer).toEqual({ ok: false, error: told });
    expect((await signInAs(elsewhere, free, 'wrong', true)).answer).toEqual({ ok: false, error: refused });
  });
});
