import { beforeEach, describe, expect, it } from 'vitest';
import { SessionArchive } from '../../../src/application/session/SessionArchive.ts';
import { SessionCredentials } from '../../../src/application/session/SessionCredentials.ts';
import { SessionStore } from '../../../src/application/session/SessionStore.ts';
import type { TabSessions } from '../../../src/application/session/TabSessions.ts';
import { TakeOverSession } from '../../../src/application/session/TakeOverSession.ts';
import { SESSION_CHECK_INTERVAL } from '../../../src/domain/session/session.ts';
import { CLIENT_SESSION_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { sessionWork } from '../../../src/features/session/sessionWork.ts';
import { InMemoryTabSessions, TabsInMemory } from '../../../src/infrastructure/session/InMemoryTabSessions.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { WithdrawableStorage } from '../../../src/infrastructure/storage/WithdrawableStorage.ts';
import { noPasskeys } from '../../support/fakes/noPasskeys.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { noProvider } from '../../support/fakes/noProvider.ts';
import { RecordingErrorReporter } from '../../support/fakes/RecordingErrorReporter.ts';
import { SingleUseSessionGateway } from '../../support/fakes/SingleUseSessionGateway.ts';
import { ALLOWED_ROLES } from '../../support/samples/aSample.ts';
import { aSession, companyId } from '../../support/samples/builders.ts';
import { settled } from '../../support/settled.ts';

/** Lifetime of the tokens in milliseconds, minus the safety margin. */
const TOKEN_LIFE = 300_000;
/** Longer than a tab waits for responses of other tabs, in milliseconds. */
const NO_ANSWER = 2000;

let clock: ManualClock;
let gateway: SingleUseSessionGateway;
let browser: TabsInMemory;

beforeEach(() => {
  clock = new ManualClock();
  gateway = new SingleUseSessionGateway();
  browser = new TabsInMemory();
});

/** A tab whose messages are delayed, so that they arrive after its lock is released. */
class SlowTab extends InMemoryTabSessions {
  override post(signal: unknown): void {
    setImmediate(() => setImmediate(() => super.post(signal)));
  }
}

/** Waits until a request and its response have arrived. */
const delivered = async (): Promise<void> => {
  for (let turn = 0; turn < 6; turn += 1) await settled();
};

/** A tab whose storage changes are delayed too, as in browsers with one process per tab. */
class TabApart extends SlowTab {
  override mark(tokenExpiryTime: number | undefined): void {
    setImmediate(() => setImmediate(() => super.mark(tokenExpiryTime)));
  }
}

class Tab {
  readonly kept = new InMemoryStorage();
  readonly storage = new WithdrawableStorage(this.kept);
  readonly tabs: TabSessions;
  readonly credentials = new SessionCredentials();
  readonly store: SessionStore;
  readonly #archive: SessionArchive;

  constructor(tabs: TabSessions = new InMemoryTabSessions(browser)) {
    this.tabs = tabs;
    this.#archive = new SessionArchive(this.storage);
    const work = sessionWork(
      gateway,
      noPasskeys,
      ALLOWED_ROLES,
      false,
      tabs,
      clock,
      new RecordingErrorReporter(),
      noProvider,
    );
    this.store = new SessionStore(this.credentials, this.#archive, clock, work);
  }

  close = (): void => undefined;

  async begin(): Promise<this> {
    this.close = this.store.start();
    return this;
  }

  /** Opens the tab at the page of a company. Returns true if the tab needs no sign-in form. */
  async open(address: string | undefined): Promise<boolean> {
    const company = address === undefined ? undefined : companyId(address);
    const takingOver = new TakeOverSession(this.tabs, this.#archive, clock).execute(company);
    await delivered();
    clock.advance(NO_ANSWER);
    const isTaken = await takingOver;
    await this.begin();
    return isTaken;
  }

  signIn(username = 'ada', organisationId = 'ACME') {
    return this.store.signIn({ username, password: 'secret', organisationId });
  }
}

async function openTabs(count: number, make: () => Tab = () => new Tab()): Promise<readonly Tab[]> {
  const first = await make().begin();
  await first.signIn();
  await delivered();
  const others: Tab[] = [];
  for (let made = 1; made < count; made += 1) {
    const tab = make();
    await tab.open('ACME');
    others.push(tab);
  }
  return [first, ...others];
}

const pass = async (milliseconds: number): Promise<void> => {
  clock.advance(milliseconds);
  for (let turn = 0; turn < 200; turn += 1) await settled();
};
const tokensOf = (tabs: readonly Tab[]) => new Set(tabs.map(({ store }) => store.session?.accessToken));

describe('a newly opened tab', () => {
  it('takes over the session of another tab of the user, and stores the session for a reload [AU-3] [AU-8]', async () => {
    const [first, second] = await openTabs(2);
    expect(second?.store.session).toEqual(first?.store.session);
    expect(second?.store.client).toEqual(first?.store.client);
    expect(second?.kept.read('session')).toBe(first?.kept.read('session'));
    expect(second?.credentials.current).toBeDefined();
  });

  it('waits for the session of a tab that responds late because it is busy, but not for a closed tab [AU-3]', async () => {
    const [first] = await openTabs(1);
    const opens = () => {
      const tab = new Tab();
      return new TakeOverSession(tab.tabs, new SessionArchive(tab.storage), clock).execute(companyId('ACME'));
    };
    // Messages that wait until the tab is no longer busy.
    const waitingMessages: unknown[] = [];
    const subscribers = browser.subscribers;
    const [busy] = subscribers;
    subscribers.clear();
    if (busy) subscribers.add({ ...busy, callback: (signal) => waitingMessages.push(signal) });
    const takingOver = opens();
    await settled();
    clock.advance(1900);
    expect(waitingMessages).toHaveLength(1);
    busy?.callback(waitingMessages[0]);
    expect(await takingOver).toBe(true);

    first?.close();
    const alone = opens();
    await settled();
    clock.advance(300);
    expect(await alone).toBe(false);
  });

  it('shows the sign-in form at once if no other tab has a session', async () => {
    const tab = new Tab();
    const takeOver = new TakeOverSession(tab.tabs, new SessionArchive(new WithdrawableStorage(tab.kept)), clock);
    expect(await takeOver.execute(undefined)).toBe(false);
    expect(clock.waiting).toBe(0);
  });

  it('shows the sign-in form after a short wait if the browser was closed before', async () => {
    browser.marked = clock.now() + TOKEN_LIFE;
    expect(await new Tab().open('ACME')).toBe(false);
  });

  it('does not take over the session for another company, unless the user is an admin', async () => {
    await openTabs(1);
    expect(await new Tab().open('OTHER')).toBe(false);
    const admin = await new Tab().begin();
    await admin.signIn('admin', 'HOUSE');
    const another = new Tab();
    expect(await another.open('OTHER')).toBe(true);
    expect(another.store.session?.role).toBe('admin');
  });

  it('rejects a session that another tab sends although this tab cannot use it, such as one for another company', async () => {
    browser.marked = clock.now();
    const hostile = new InMemoryTabSessions(browser);
    const tab = new Tab();
    hostile.subscribe(() => {
      const session = aSession({ loggedInCompanyId: companyId('OTHER') });
      hostile.post({ kind: 'shared', session, client: { companyId: 'OTHER', startTime: 0 } });
    });
    expect(await tab.open('ACME')).toBe(false);
    expect(tab.kept.entries()).toEqual([]);
  });
});

describe.each([
  ['at once', () => new Tab()],
  ['late', () => new Tab(new SlowTab(browser))],
  ['late, as do their storage changes', () => new Tab(new TabApart(browser))],
])('tabs of one user whose messages arrive %s', (_, make) => {
  it.each([2, 50])('renew their tokens only once and stay signed in if %i tabs are open [AU-4]', async (count) => {
    const tabs = await openTabs(count, make);
    for (let round = 1; round <= 3; round += 1) {
      await pass(TOKEN_LIFE + SESSION_CHECK_INTERVAL);
      expect(gateway.refreshes).toBe(round);
      expect(tokensOf(tabs).size).toBe(1);
    }
    expect(gateway.reused).toBe(0);
    expect(tabs.every(({ store }) => store.state.kind === 'authenticated')).toBe(true);
  });
});

it('a tab without messages to other tabs and without storage renews its session once', async () => {
  const alone = await new Tab(new InMemoryTabSessions()).begin();
  await alone.signIn();
  await pass(TOKEN_LIFE);
  expect(gateway.refreshes).toBe(1);
  expect(alone.store.state.kind).toBe('authenticated');
});

describe('in several tabs,', () => {
  it('a sign-out ends the session in every tab of the user, and each tab shows the reason [AU-7]', async () => {
    const [first, second] = await openTabs(2);
    await first?.store.signOut();
    await settled();
    expect(first?.store.state).toEqual({ kind: 'unauthenticated', ended: 'signed-out' });
    expect(second?.store.state).toEqual({ kind: 'unauthenticated', ended: 'signed-out-elsewhere' });
    expect(second?.kept.entries()).toEqual([]);
    expect(browser.marked).toBeUndefined();
    expect(await new Tab().open('ACME')).toBe(false);
  });

  it('text typed before a sign-out remains in the memory of other tabs, and only the same user can get it [AU-7] [AU-8] [FM-4]', async () => {
    const [first, second, third] = await openTabs(3);
    for (const tab of [first, second, third]) tab?.storage.write('formDrafts', 'Parts ar');
    await first?.store.signOut();
    await settled();
    expect(first?.storage.entries()).toEqual([]);
    expect(second?.kept.entries()).toEqual([]);

    await second?.signIn();
    expect(second?.kept.read('formDrafts')).toBe('Parts ar');
    await third?.signIn('admin', 'HOUSE');
    expect(third?.storage.read('formDrafts')).toBeUndefined();
  });

  it('a sign-out does not end the session of another user [AU-7]', async () => {
    const [first] = await openTabs(1);
    const admin = await new Tab().begin();
    await admin.signIn('admin', 'HOUSE');
    await first?.store.signOut();
    await settled();
    expect(admin.store.session?.role).toBe('admin');
    expect(await new Tab().open(undefined)).toBe(true);
  });

  it('a tab that opens the URL of another company ends the session in no other tab', async () => {
    const [first, second] = await openTabs(2);
    first?.store.end('company-changed');
    await settled();
    expect(first?.store.session).toBeUndefined();
    expect(second?.store.state.kind).toBe('authenticated');
  });

  it('a session ends in every tab after 24 hours, and continues in all tabs after a sign-in in one tab [AU-8]', async () => {
    const [first, second] = await openTabs(2);
    second?.kept.write('formDrafts/ada/ACME', '{"reason":"half"}');
    await pass(CLIENT_SESSION_LIFE + SESSION_CHECK_INTERVAL);
    for (const tab of [first, second]) {
      expect(tab?.store.state).toMatchObject({ kind: 'unauthenticated', ended: 'day-over' });
      expect(tab?.kept.entries()).toEqual([]);
    }
    const waiting = second?.credentials.renew();
    await first?.signIn();
    await settled();
    expect(await waiting).toBe(true);
    expect(second?.store.session).toEqual(first?.store.session);
    expect(second?.kept.read('formDrafts/ada/ACME')).toContain('half');
  });

  it('a session ends in every tab after a refused renewal, and continues in all tabs after a sign-in in a new tab [AU-5]', async () => {
    const tabs = await openTabs(3);
    gateway.endAll();
    await pass(TOKEN_LIFE);
    expect(tabs.map(({ store }) => store.state.kind)).toEqual(tabs.map(() => 'unauthenticated'));
    const fresh = new Tab();
    expect(await fresh.open('ACME')).toBe(false);
    await fresh.signIn();
    await settled();
    expect(tokensOf([...tabs, fresh]).size).toBe(1);
    expect(tabs[0]?.store.state.kind).toBe('authenticated');
  });

  it('a session that the service ends with a reason ends in every tab, and each tab shows the reason', async () => {
    const tabs = await openTabs(3);
    gateway.endAll('password-set');
    await pass(TOKEN_LIFE);
    for (const { store } of tabs)
      expect(store.state).toMatchObject({ kind: 'unauthenticated', ended: 'password-changed' });
    await tabs[1]?.signIn();
    await settled();
    expect(tabs.map(({ store }) => store.state.kind)).toEqual(tabs.map(() => 'authenticated'));
  });

  it('an interrupted session cannot be continued by another user', async () => {
    const [first] = await openTabs(1);
    gateway.endAll();
    await pass(TOKEN_LIFE);
    const fresh = await new Tab().begin();
    await fresh.signIn('grace');
    await settled();
    expect(first?.store.session).toBeUndefined();
    expect(first?.store.shown?.userInfo.userId).toBe('ada');
  });

  it.each(['expired', 'copied', 'ended-elsewhere'] as const)(
    'a tab that missed a renewal (%s) ends no session, because other tabs send it the new session [AU-5]',
    async (reason) => {
      const [first, second] = await openTabs(2);
      const outdated = first?.store.session;
      if (!first || !second || !outdated) throw new Error('nobody is signed in');
      await pass(TOKEN_LIFE);
      // Simulates a tab that slept and reports the end of a session that other tabs renewed long ago.
      second.tabs.post({ kind: 'over', session: outdated, reason });
      await settled();
      expect(first.store.state.kind).toBe('authenticated');
    },
  );
});

describe('on the channel between tabs, to which any script can post,', () => {
  const session = aSession({ accessToken: 'forged', tokenExpiryTime: Number.MAX_SAFE_INTEGER });
  const client = { companyId: 'ACME', startTime: 0 };
  it.each<readonly [string, unknown]>([
    ['nothing', undefined],
    ['a text', 'shared'],
    ['a list', []],
    ['an unknown kind', { kind: 'become', session, client }],
    ["another user's session", { kind: 'shared', session, client }],
    ['a session in another role', { kind: 'shared', session: { ...adas(), role: 'admin' }, client }],
    ['a session without an expiry time', { kind: 'shared', session: { ...adas(), tokenExpiryTime: 'never' }, client }],
    ['a session without a start time', { kind: 'shared', session: adas() }],
    [
      'a session started for another company',
      { kind: 'shared', session: adas(), client: { ...client, companyId: 'X' } },
    ],
    ['an older session', { kind: 'shared', session: { ...adas(), tokenExpiryTime: 0 }, client }],
    ["the end of another user's session", { kind: 'over', session, reason: 'signed-out' }],
    ['an end for an unknown reason', { kind: 'over', session: adas(), reason: 'company-changed' }],
    ['a request without a time', { kind: 'requested', companyId: 'ACME' }],
  ])('a message with %s changes nothing', async (_, message) => {
    const [tab] = await openTabs(1);
    const before = tab?.store.state;
    const received: unknown[] = [];
    const hostile = new InMemoryTabSessions(browser);
    hostile.subscribe((signal) => received.push(signal));
    // Posted without validation, because the type only restricts the product's own code.
    hostile.post(message);
    await settled();
    expect(tab?.store.state).toBe(before);
    expect(received).toEqual([]);
  });

  function adas() {
    return aSession({
      accessToken: 'forged',
      tokenExpiryTime: Number.MAX_SAFE_INTEGER,
      userInfo: { userId: 'ada', roles: ['staff'], organisationId: companyId('ACME') },
    });
  }
});
