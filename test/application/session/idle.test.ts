import { beforeEach, describe, expect, it } from 'vitest';
import { SessionArchive } from '../../../src/application/session/SessionArchive.ts';
import { SessionCredentials } from '../../../src/application/session/SessionCredentials.ts';
import { SessionStore } from '../../../src/application/session/SessionStore.ts';
import { ok } from '../../../src/domain/shared/result.ts';
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
import { settled } from '../../support/settled.ts';

const MINUTE = 60_000;
const IDLE = 30 * MINUTE;

/** A service that ends sessions without activity. */
class IdleGateway extends SingleUseSessionGateway {
  readonly revoked: string[] = [];

  idleLife: number | undefined = IDLE;

  override async signIn(...given: Parameters<SingleUseSessionGateway['signIn']>) {
    const issued = await super.signIn(...given);
    return issued.ok ? ok({ ...issued.value, sessionId: 'one', idleLife: this.idleLife }) : issued;
  }

  override async revoke(refreshToken: string): Promise<void> {
    this.revoked.push(refreshToken);
  }
}

let clock: ManualClock;
let gateway: IdleGateway;
let browser: TabsInMemory;
beforeEach(() => {
  clock = new ManualClock();
  gateway = new IdleGateway();
  browser = new TabsInMemory();
});

async function openTab() {
  const tabs = new InMemoryTabSessions(browser);
  const browserStorage = new InMemoryStorage();
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
  const archive = new SessionArchive(new WithdrawableStorage(browserStorage));
  const store = new SessionStore(new SessionCredentials(), archive, clock, work);
  store.start();
  return { tabs, kept: browserStorage, store };
}
const signIn = (store: SessionStore) => store.signIn({ username: 'ada', password: 'secret', organisationId: 'ACME' });

/** Advances the clock minute by minute, so that tokens are renewed. */
async function pass(minutes: number, each: () => void = () => undefined): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    clock.advance(MINUTE);
    for (let turn = 0; turn < 20; turn += 1) await settled();
    each();
  }
}

describe('if the service sets a maximum time without user activity,', () => {
  it('a session without activity ends after that time, even if its tokens were renewed, and is revoked [AU-20]', async () => {
    const { store } = await openTab();
    await signIn(store);
    await pass(29);
    expect(store.session).toBeDefined();
    const last = store.session?.refreshToken;
    await pass(1);
    expect(store.state).toMatchObject({ kind: 'unauthenticated', ended: 'idle', interrupted: { sessionId: 'one' } });
    expect(store.shown?.username).toBe('ada');
    expect(gateway.revoked).toEqual([last]);
    await signIn(store);
    expect(store.session).toBeDefined();
  });

  it('a session continues while the user is active in any tab, and later ends in all tabs', async () => {
    const first = await openTab();
    const second = await openTab();
    await signIn(first.store);
    await settled();
    await pass(60, () => second.tabs.use());
    expect(first.store.session).toBeDefined();
    await pass(30);
    expect(first.store.state).toMatchObject({ ended: 'idle' });
    expect(gateway.revoked).toHaveLength(1);
  });

  it('a session ends at the user’s next action if that time passed while the computer slept', async () => {
    const { store, tabs } = await openTab();
    await signIn(store);
    const before = clock.now();
    // Simulates a computer that slept, so no timer ran.
    clock.now = () => before + IDLE + 1;
    tabs.use();
    expect(store.state).toMatchObject({ ended: 'idle' });
  });

  it('a session does not end by inactivity after the service has removed that setting', async () => {
    const { store } = await openTab();
    gateway.idleLife = undefined;
    await signIn(store);
    await pass(120);
    expect(store.session).toBeDefined();
  });
});
