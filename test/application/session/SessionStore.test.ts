import { beforeEach, describe, expect, it } from 'vitest';
import { SessionArchive } from '../../../src/application/session/SessionArchive.ts';
import { SessionCredentials } from '../../../src/application/session/SessionCredentials.ts';
import type { SessionGateway } from '../../../src/application/session/SessionGateway.ts';
import { SessionStore } from '../../../src/application/session/SessionStore.ts';
import type { TabStorage } from '../../../src/application/shared/KeyValueStorage.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import { isForeign } from '../../../src/domain/session/checkSession.ts';
import { CLIENT_SESSION_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { err } from '../../../src/domain/shared/result.ts';
import { SESSION_CHECK_INTERVAL } from '../../../src/domain/session/session.ts';
import { DemoService } from '../../../src/infrastructure/demo/DemoService.ts';
import { sessionWork } from '../../../src/features/session/sessionWork.ts';
import { inMemorySessionGateway } from '../../../src/infrastructure/session/inMemorySessionGateway.ts';
import { InMemoryTabSessions } from '../../../src/infrastructure/session/InMemoryTabSessions.ts';
import { BrowserStorage } from '../../../src/infrastructure/storage/openStorage.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { WithdrawableStorage } from '../../../src/infrastructure/storage/WithdrawableStorage.ts';
import { ALLOWED_ROLES, aSample, PASSWORD } from '../../support/samples/aSample.ts';
import { aSession, companyId } from '../../support/samples/builders.ts';
import { noPasskeys } from '../../support/fakes/noPasskeys.ts';
import { Faults } from '../../support/fakes/Faults.ts';
import { faultySessions } from '../../support/fakes/faultyGateways.ts';
import { CountingIds } from '../../support/fakes/CountingIds.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { noProvider } from '../../support/fakes/noProvider.ts';
import { RecordingErrorReporter } from '../../support/fakes/RecordingErrorReporter.ts';
import { settled } from '../../support/settled.ts';
import { changeRegistry } from '../../support/changes.ts';

let clock: ManualClock;
let faults: Faults;
/** Stored data of the browser, and the same storage as the page uses it. */
let browserStorage: InMemoryStorage;
let storage: TabStorage;
let reporter: RecordingErrorReporter;
let credentials: SessionCredentials;
let store: SessionStore;
let gateway: SessionGateway;

/** Simulates a reload of the page in the same tab. */
function load(): SessionStore {
  gateway = faultySessions(
    inMemorySessionGateway(new DemoService(aSample(), changeRegistry), new CountingIds()),
    faults,
  );
  credentials = new SessionCredentials();
  return new SessionStore(
    credentials,
    new SessionArchive(storage),
    clock,
    sessionWork(gateway, noPasskeys, ALLOWED_ROLES, false, new InMemoryTabSessions(), clock, reporter, noProvider),
  );
}

beforeEach(() => {
  clock = new ManualClock();
  faults = new Faults();
  browserStorage = new InMemoryStorage();
  storage = new WithdrawableStorage(browserStorage);
  reporter = new RecordingErrorReporter();
  store = load();
});

const signIn = (organisationId = 'ACME', mailbox = 'staff', password = PASSWORD) =>
  store.signIn({ username: `${mailbox}@${organisationId.toLowerCase()}.example`, password, organisationId });

const pass = async (milliseconds: number): Promise<void> => {
  clock.advance(milliseconds);
  await settled();
};
const callCount = (call: string) => faults.asked.filter((each) => each.startsWith(`${call}:`)).length;
/** Lifetime of the demo's tokens in milliseconds, minus the safety margin. */
const TOKEN_LIFE = 300_000;

describe('SessionStore.signIn', () => {
  it('sets the state of the session to loading, then to authenticated [AU-1]', async () => {
    expect(store.state).toEqual({ kind: 'unauthenticated' });
    const outcome = signIn();
    expect(store.state).toEqual({ kind: 'loading' });
    await outcome;
    expect(store.state.kind).toBe('authenticated');
  });

  it('signs in a user of an enabled merchant with the role merchant, and stores the user’s tokens [AU-3] [AU-9] [AU-10]', async () => {
    await signIn();
    expect(store.session).toMatchObject({
      role: 'merchant',
      loggedInCompanyId: 'ACME',
      method: 'staff-password',
      expiresIn: 600,
      tokenExpiryTime: clock.now() + TOKEN_LIFE,
      userInfo: { userId: 'acme-staff' },
    });
    expect(credentials.current).toEqual({ tokenType: 'Bearer', accessToken: 'demo' });
  });

  it('signs in a user of the owner with the role admin, without reading the status of a company [AU-9] [AU-10]', async () => {
    await signIn('HOUSE', 'admin');
    expect(store.session?.role).toBe('admin');
    expect(callCount('isCompanyEnabled')).toBe(0);
  });

  it.each([
    ['a wrong password', () => signIn('ACME', 'staff', 'wrong'), { kind: 'not-valid' }],
    ['an unknown role', () => signIn('ACME', 'visitor'), { kind: 'permissions' }],
    ['a disabled company', () => signIn('DISABLED'), { kind: 'company-disabled' }],
  ] as const)(
    'rejects a sign-in with %s, stores no credentials and reports the rejection [AU-1] [AU-9] [AU-10] [AU-14]',
    async (_, attempt, error) => {
      await attempt();
      expect(store.state).toEqual({ kind: 'error', error });
      expect(credentials.current).toBeUndefined();
      expect(reporter.reports.map(({ context }) => context)).toEqual([{ kind: error.kind }]);
      expect(storage.read('session')).toBeUndefined();
    },
  );

  it.each([
    ['busy', { kind: 'throttled' }],
    ['lost-before', { kind: 'failed', failure: { kind: 'unreachable' } }],
    ['server-error', { kind: 'failed', failure: { kind: 'unavailable' } }],
  ] as const)(
    'returns the matching error if the call to sign in fails with %s [AU-1] [AU-14]',
    async (fault, error) => {
      faults.plan('signIn', fault);
      await signIn();
      expect(store.state).toEqual({ kind: 'error', error });
      await signIn();
      expect(store.state.kind).toBe('authenticated');
    },
  );

  it('signs nobody in if the status of the company cannot be read [AU-10]', async () => {
    faults.plan('isCompanyEnabled', 'lost-before');
    await signIn();
    expect(store.state).toMatchObject({ kind: 'error', error: { kind: 'failed' } });
    expect(credentials.current).toBeUndefined();
  });

  it('removes the stored data of the previous user from the browser', async () => {
    storage.write('pendingChanges/other/ACME', '[]');
    await signIn();
    expect(storage.read('pendingChanges/other/ACME')).toBeUndefined();
  });
});

describe('in one tab,', () => {
  let stop: () => void;
  beforeEach(async () => {
    stop = store.start();
    await signIn();
  });

  it('a session is renewed by the first check after its token expired, and not earlier [AU-3] [AU-4]', async () => {
    await pass(TOKEN_LIFE - 1);
    expect(callCount('refresh')).toBe(0);
    await pass(1);
    expect(callCount('refresh')).toBe(1);
    expect(store.session?.tokenExpiryTime).toBe(clock.now() + TOKEN_LIFE);
  });

  it('the session is checked every 10 seconds until the checks are stopped [AU-3] [AU-8]', async () => {
    faults.plan('refresh', ...Array.from({ length: 10 }, () => 'lost-before' as const));
    await pass(TOKEN_LIFE);
    await pass(SESSION_CHECK_INTERVAL);
    await pass(SESSION_CHECK_INTERVAL);
    expect(callCount('refresh')).toBe(3);
    stop();
    await pass(SESSION_CHECK_INTERVAL);
    expect(callCount('refresh')).toBe(3);
  });

  it('a session is renewed only once for several simultaneous requests [AU-4]', async () => {
    const renewals = await Promise.all([store.renew(), credentials.renew(), store.renew()]);
    expect(renewals).toEqual([true, true, true]);
    expect(callCount('refresh')).toBe(1);
    await store.renew();
    expect(callCount('refresh')).toBe(2);
  });

  it('a session ends if the service refuses to renew it [AU-5]', async () => {
    faults.plan('refresh', 'rejected');
    void credentials.renew();
    await settled();
    expect(store.state).toMatchObject({ kind: 'unauthenticated', ended: 'expired' });
    expect(store.session).toBeUndefined();
    expect(credentials.current).toBeUndefined();
  });

  it.each<readonly [string, PortFailure, string | undefined]>([
    [
      'an error message',
      { kind: 'unauthorized', message: 'constants.apiErrors.permissions' },
      'constants.apiErrors.permissions',
    ],
    ['no token', { kind: 'malformed', field: 'access_token' }, undefined],
  ])('a session ends if its renewal fails with %s, and the message is stored [AU-5]', async (_, failure, message) => {
    gateway.refresh = async () => err(failure);
    void credentials.renew();
    await settled();
    expect(store.state).toMatchObject({ kind: 'unauthenticated', ended: 'expired', message });
  });

  it('a session that the service ends has the matching reason, and the user’s page remains open', async () => {
    gateway.refresh = async () => err({ kind: 'unauthorized', sessionEnded: 'replayed' });
    void credentials.renew();
    await settled();
    expect(store.state).toMatchObject({ kind: 'unauthenticated', ended: 'copied' });
    expect(store.shown?.userInfo.userId).toBe('acme-staff');
    expect(browserStorage.entries()).toEqual([]);
  });

  it.each(['lost-before', 'server-error', 'timed-out'] as const)(
    'a session does not end if its renewal fails by the fault %s [AU-5]',
    async (fault) => {
      faults.plan('refresh', fault);
      await pass(TOKEN_LIFE);
      expect(store.state.kind).toBe('authenticated');
      await pass(SESSION_CHECK_INTERVAL);
      expect(store.session?.tokenExpiryTime).toBe(clock.now() + TOKEN_LIFE);
    },
  );

  it('a session is restored from storage after a reload [AU-3]', () => {
    const { session } = store;
    store = load();
    store.start();
    expect(store.session).toEqual(session);
    expect(credentials.current).toEqual({ tokenType: 'Bearer', accessToken: 'demo' });
  });

  it('a session is renewed immediately after a reload if its token has expired [AU-4]', async () => {
    stop();
    clock.advance(TOKEN_LIFE);
    store = load();
    store.start();
    await settled();
    expect(callCount('refresh')).toBe(1);
    expect(store.session?.tokenExpiryTime).toBe(clock.now() + TOKEN_LIFE);
  });

  it('a session ends after 24 hours, and all data that the tab stored is removed [AU-8]', async () => {
    storage.write('pendingChanges/acme-staff/ACME', '[]');
    await pass(CLIENT_SESSION_LIFE);
    expect(store.state.kind).toBe('authenticated');
    await pass(SESSION_CHECK_INTERVAL);
    expect(store.state).toMatchObject({ kind: 'unauthenticated', ended: 'day-over' });
    expect(browserStorage.entries()).toEqual([]);
  });

  it('a session ends at a reload after more than 24 hours [AU-8]', () => {
    stop();
    clock.advance(CLIENT_SESSION_LIFE + 1);
    store = load();
    store.start();
    expect(store.state).toMatchObject({ kind: 'unauthenticated', ended: 'day-over' });
  });

  it('a session ends when the user signs out, the tab’s storage is cleared, and the token is revoked [AU-7]', async () => {
    storage.write('anything', 'else');
    await store.signOut();
    expect(store.state).toEqual({ kind: 'unauthenticated', ended: 'signed-out' });
    expect(storage.read('session')).toBeUndefined();
    expect(storage.read('anything')).toBeUndefined();
    expect(credentials.current).toBeUndefined();
    expect(faults.asked).toContain('revoke:demo');
  });

  it('a session is not restored by a renewal that completes after the user signed out [AU-7]', async () => {
    faults.plan('refresh', 'held');
    const renewal = store.renew();
    await store.signOut();
    faults.release();
    expect(await renewal).toBe(false);
    expect(store.state).toEqual({ kind: 'unauthenticated', ended: 'signed-out' });
    expect(storage.read('session')).toBeUndefined();
    expect(credentials.current).toBeUndefined();
  });

  it('a session ends if the URL changes to another company', () => {
    expect(store.session && isForeign(store.session, companyId('ACME'))).toBe(false);
    expect(store.session && isForeign(store.session, companyId('OTHER'))).toBe(true);
    store.end('company-changed');
    expect(store.state).toEqual({ kind: 'unauthenticated', ended: 'company-changed', leftCompany: 'ACME' });
    expect(storage.read('session')).toBeUndefined();
  });

  it('a session that an ID token started ends when its token expires, because it cannot be renewed [AU-4]', async () => {
    const tokenExpiryTime = clock.now() + SESSION_CHECK_INTERVAL;
    storage.write('session', JSON.stringify(aSession({ method: 'identity-provider', tokenExpiryTime })));
    store = load();
    store.start();
    expect(store.state.kind).toBe('authenticated');
    await pass(SESSION_CHECK_INTERVAL);
    expect(store.state).toEqual({ kind: 'unauthenticated', ended: 'expired' });
    expect(callCount('refresh')).toBe(0);
  });

  it('a session ends if the tab’s stored data is of another company, and the stored data is removed [AU-8]', async () => {
    storage.write('clientSession', JSON.stringify({ companyId: 'OTHER', startTime: clock.now() }));
    storage.write('pendingChanges/acme-staff/OTHER', '[]');
    store = load();
    store.start();
    await settled();
    expect(store.state).toEqual({ kind: 'unauthenticated', ended: 'company-changed', leftCompany: 'ACME' });
    expect(storage.read('pendingChanges/acme-staff/OTHER')).toBeUndefined();
  });

  it('a session without a refresh token ends when its token expires [AU-5]', async () => {
    storage.write('session', JSON.stringify(aSession({ refreshToken: undefined, tokenExpiryTime: clock.now() })));
    store = load();
    store.start();
    await settled();
    expect(store.state).toEqual({ kind: 'unauthenticated', ended: 'expired' });
    expect(callCount('refresh')).toBe(0);
  });
});

describe('after a session expired while the user worked,', () => {
  beforeEach(async () => {
    store.start();
    await signIn();
    storage.write('formDrafts/acme-staff/ACME', '{"reason":"half"}');
    faults.plan('refresh', 'rejected');
    await pass(TOKEN_LIFE);
  });

  it('the browser stores no data of the user, but the page keeps the data in memory [AU-8]', () => {
    expect(store.session).toBeUndefined();
    expect(store.shown?.userInfo.userId).toBe('acme-staff');
    expect(browserStorage.entries()).toEqual([]);
    expect(storage.read('formDrafts/acme-staff/ACME')).toContain('half');
    storage.write('formDrafts/acme-staff/ACME', '{"reason":"more"}');
    expect(browserStorage.entries()).toEqual([]);
  });

  it('the session continues with the user’s data and waiting requests if the same user signs in again [AU-1]', async () => {
    const waiting = credentials.renew();
    await signIn();
    expect(await waiting).toBe(true);
    expect(store.session?.userInfo.userId).toBe('acme-staff');
    expect(browserStorage.read('formDrafts/acme-staff/ACME')).toContain('half');
    expect(browserStorage.read('session')).toBeDefined();
    expect(credentials.current).toBeDefined();
  });

  it('a sign-in with a wrong password does not prevent the user from continuing the session', async () => {
    await signIn('ACME', 'staff', 'wrong');
    expect(store.state).toMatchObject({ kind: 'error', error: { kind: 'not-valid' } });
    expect(store.shown?.userInfo.userId).toBe('acme-staff');
    await signIn();
    expect(browserStorage.read('formDrafts/acme-staff/ACME')).toContain('half');
  });

  it.each([
    ['another user signs in', () => signIn('HOUSE', 'admin')],
    ['the user chooses to sign in as another user', async () => store.leave('signed-out')],
    ['the address is another company’s', async () => store.end('company-changed')],
  ])(
    'the session cannot be continued if %s, its data is removed, and waiting requests fail [AU-7]',
    async (_, leave) => {
      const waiting = credentials.renew();
      await leave();
      expect(await waiting).toBe(false);
      expect(store.shown?.userInfo.userId).not.toBe('acme-staff');
      expect(storage.read('formDrafts/acme-staff/ACME')).toBeUndefined();
    },
  );

  it('the session is not continued by a sign-in that completes after the user left the page of the session', async () => {
    faults.plan('signIn', 'held');
    const attempt = signIn();
    await settled();
    store.leave('signed-out');
    faults.release();
    await attempt;
    expect(store.state).toEqual({ kind: 'unauthenticated', ended: 'signed-out' });
    expect(credentials.current).toBeUndefined();
    expect(browserStorage.entries()).toEqual([]);
  });
});

describe('depending on the browser’s storage,', () => {
  it('a session in a browser without storage continues until the user leaves the page [AU-8]', async () => {
    storage = new WithdrawableStorage(
      new BrowserStorage(() => {
        throw new Error('forbidden');
      }),
    );
    store = load();
    store.start();
    await signIn();
    await pass(SESSION_CHECK_INTERVAL);
    expect(store.state.kind).toBe('authenticated');
    await pass(CLIENT_SESSION_LIFE);
    expect(store.state).toMatchObject({ ended: 'day-over' });
  });

  it.each([
    '{',
    'null',
    '5',
    '[]',
    '{"accessToken":"x"}',
    JSON.stringify({ ...aSession(), role: 'owner' }),
    JSON.stringify({ ...aSession(), tokenExpiryTime: null }),
  ])('a page with the malformed stored session %s starts signed out', (text) => {
    storage.write('session', text);
    storage.write('clientSession', JSON.stringify({ companyId: 'ACME', startTime: clock.now() }));
    store.start();
    expect(store.state.kind).toBe('unauthenticated');
  });
});
