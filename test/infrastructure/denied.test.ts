import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BroadcastTabSessions } from '../../src/infrastructure/session/BroadcastTabSessions.ts';
import { browserCookies } from '../../src/infrastructure/page/browserCookies.ts';
import { openLocalStorage, openTabStorage } from '../../src/infrastructure/storage/openStorage.ts';
import { BroadcastLink } from '../../src/infrastructure/tabs/BroadcastLink.ts';
import { TabLock } from '../../src/infrastructure/tabs/TabLock.ts';
import { browserClipboard } from '../../src/infrastructure/page/browserClipboard.ts';
import { webCryptoSecrets } from '../../src/infrastructure/session/external/webCryptoSecrets.ts';
import { browserUploads } from '../../src/infrastructure/telemetry/upload/openUploads.ts';
import { aSession } from '../support/samples/builders.ts';
import { ManualClock } from '../support/fakes/ManualClock.ts';

const denial = (): DOMException => new DOMException('The request was denied.', 'SecurityError');
const deny = (): never => {
  throw denial();
};
const reject = (): Promise<never> => Promise.reject(denial());

afterEach(() => void vi.unstubAllGlobals());

type Way = readonly [how: string, browser: Readonly<Record<string, unknown>>];

describe.each<Way>([
  ['that it lacks, as without TLS', { locks: undefined }],
  ['that it denies to a cross-site frame', { locks: { request: reject, query: reject } }],
  ['that it denies immediately', { locks: { request: deny, query: deny } }],
])('TabLock in a browser with a Web Locks API %s', (_, browser) => {
  beforeEach(() => vi.stubGlobal('navigator', browser));

  it('runs jobs of one tab one after another [AU-4]', async () => {
    const lock = new TabLock('a');
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
      return name;
    };
    expect(await Promise.all([lock.whenFree(work('one')), lock.whenFree(work('two'))])).toEqual(['one', 'two']);
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  it('runs a failing job once, reports the failure and runs the next job', async () => {
    const lock = new TabLock('a');
    const failing = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('mine')));
    await expect(lock.whenFree(failing)).rejects.toThrow('mine');
    expect(failing).toHaveBeenCalledOnce();
    expect(await lock.whenFree(async () => 'next')).toBe('next');
  });

  it('runs jobs of this tab, and reports that no other tab holds the lock', async () => {
    const lock = new TabLock('a');
    const work = vi.fn<() => Promise<void>>(async () => undefined);
    await lock.ifFree(work);
    expect(work).toHaveBeenCalledOnce();
    const leave = lock.share();
    expect(await lock.isHeld()).toBe(false);
    leave();
  });
});

it('TabLock does not run a job again if the job itself fails', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, work: (lock: object) => unknown) => work({}) },
  });
  const failing = vi.fn<() => Promise<void>>(reject);
  await expect(new TabLock('a').whenFree(failing)).rejects.toThrow('denied');
  expect(failing).toHaveBeenCalledOnce();
});

describe.each([
  ['that it lacks', undefined],
  ['that it denies', deny],
])('BroadcastLink in a browser with a BroadcastChannel API %s', (_, channel) => {
  it('delivers no messages to other tabs, and does not throw', () => {
    vi.stubGlobal('BroadcastChannel', channel);
    const link = new BroadcastLink('a');
    const listener = vi.fn<(message: unknown) => void>();
    const stop = link.subscribe(listener);
    link.post({ kind: 'shared' });
    stop();
    expect(listener).not.toHaveBeenCalled();
  });
});

/** A window in which `open` returns the storages. */
const windowWith = (open: () => unknown): object =>
  Object.defineProperties(new EventTarget(), { localStorage: { get: open }, sessionStorage: { get: open } });

const storages: readonly (readonly [how: string, window: object])[] = [
  ['whose very access is denied', windowWith(deny)],
  ['that are switched off', windowWith(() => null)],
  [
    'that deny every call',
    windowWith(() => new Proxy({}, { get: deny, ownKeys: deny, getOwnPropertyDescriptor: deny })),
  ],
];
describe.each(storages)('a browser with storages %s', (_, window) => {
  beforeEach(() => vi.stubGlobal('window', window));

  it('uses a local storage that stores nothing and whose `write` returns false', () => {
    const storage = openLocalStorage();
    expect(storage.write('a', '1')).toBe(false);
    storage.remove('a');
    storage.clear();
    expect([storage.read('a'), storage.entries()]).toEqual([undefined, []]);
  });

  it('uses a tab storage that lasts only until a reload and whose `write` returns false', () => {
    const storage = openTabStorage();
    expect(storage.write('a', '1')).toBe(false);
    storage.write('b', '2');
    storage.remove('b');
    expect([storage.read('a'), storage.entries()]).toEqual(['1', [['a', '1']]]);
    storage.withdraw();
    expect(storage.read('a')).toBe('1');
    storage.putBack();
    expect(storage.read('a')).toBe('1');
    storage.clear();
    expect(storage.read('a')).toBeUndefined();
  });

  it('detects user activity in this tab and in other tabs [AU-20]', async () => {
    const [here, elsewhere] = [
      new BroadcastTabSessions(openLocalStorage()),
      new BroadcastTabSessions(openLocalStorage()),
    ];
    const stops = [here, elsewhere].map((tab) => tab.watchUse(() => undefined));
    here.markUse(5);
    expect(here.lastUse).toBe(5);
    await vi.waitFor(() => expect(elsewhere.lastUse).toBe(5));
    for (const stop of stops) stop();
  });
});

it('a write to a full tab storage deletes the previous text of its key, because that text would be stale after a reload', () => {
  const full = { length: 1, getItem: () => 'old', setItem: deny };
  vi.stubGlobal('window', { sessionStorage: full });
  const storage = openTabStorage();
  expect(storage.write('a', 'new')).toBe(false);
  expect(storage.read('a')).toBe('old');
});

it('BroadcastTabSessions allows each tab to renew its own session if the browser denies all shared APIs [AU-4]', async () => {
  vi.stubGlobal('navigator', { locks: { request: reject, query: reject } });
  vi.stubGlobal('BroadcastChannel', deny);
  vi.stubGlobal('window', windowWith(deny));
  const tabs = new BroadcastTabSessions(openLocalStorage());
  const stops = [tabs.subscribe(() => undefined), tabs.attend(), tabs.watchUse(() => undefined)];
  tabs.mark(5);
  tabs.post({ kind: 'over', session: aSession(), reason: 'expired' });
  expect(await tabs.isAttended()).toBe(false);
  expect(tabs.marked).toBeUndefined();
  expect(await tabs.exclusively(async () => 'renewed')).toBe('renewed');
  for (const stop of stops) stop();
});

it('browserCookies returns and stores no cookies if the browser denies cookies', () => {
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: deny, set: deny }));
  browserCookies.write('language=nl');
  expect(browserCookies.read()).toBe('');
});

it.each<Way>([
  ['that the browser lacks, as without TLS', {}],
  ['that the browser denies to a cross-site frame', { clipboard: { writeText: reject } }],
  ['that the browser denies immediately', { clipboard: { writeText: deny } }],
])('browserClipboard in a browser with a clipboard API %s reports that no text was copied', async (_, browser) => {
  vi.stubGlobal('navigator', browser);
  expect(await browserClipboard.write('a')).toBe(false);
});

it('webCryptoSecrets works without `crypto.subtle`, which a page without TLS does not have [AU-13]', async () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(251) });
  const secrets = webCryptoSecrets;
  expect(secrets.next()).toMatch(/^[\w-]{43}$/);
  // Example of RFC 7636, appendix B.
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  expect(await secrets.digest('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(challenge);
});

it('browserUploads stores data for the next page load if the browser cannot send it while the page closes', () => {
  const uploads = browserUploads('https://a.example', new ManualClock(), {
    fetch: reject,
    sendBeacon: () => {
      throw new TypeError('navigator.sendBeacon is not a function');
    },
  });
  expect(uploads.leave({ checksum: '', client: '', e: '', upload_time: '', v: '' })).toBe(false);
});
