import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BroadcastTabSessions } from '../../src/infrastructure/session/BroadcastTabSessions.ts';
import { browserCookies } from '../../src/infrastructure/page/browserCookies.ts';
import { openLocalStorage } from '../../src/infrastructure/storage/openLocalStorage.ts';
import { openTabStorage } from '../../src/infrastructure/storage/openTabStorage.ts';
import { BroadcastLink } from '../../src/infrastructure/tabs/BroadcastLink.ts';
import { TabLock } from '../../src/infrastructure/tabs/TabLock.ts';
import { BrowserClipboard } from '../../src/infrastructure/page/BrowserClipboard.ts';
import { WebCryptoSecrets } from '../../src/infrastructure/session/external/WebCryptoSecrets.ts';
import { BrowserUploads } from '../../src/infrastructure/telemetry/upload/BrowserUploads.ts';
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
  ['that it has not, as without TLS', { locks: undefined }],
  ['that it denies to a frame of another site', { locks: { request: reject, query: reject } }],
  ['that it denies at once', { locks: { request: deny, query: deny } }],
])('with locks %s', (_, browser) => {
  beforeEach(() => vi.stubGlobal('navigator', browser));

  it('the page does its work all the same, one after the other [AU-4]', async () => {
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

  it('work that fails says so once, and the next is done', async () => {
    const lock = new TabLock('a');
    const failing = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('mine')));
    await expect(lock.whenFree(failing)).rejects.toThrow('mine');
    expect(failing).toHaveBeenCalledOnce();
    expect(await lock.whenFree(async () => 'next')).toBe('next');
  });

  it('what only one tab should do is done, and no tab counts as there', async () => {
    const lock = new TabLock('a');
    const work = vi.fn<() => Promise<void>>(async () => undefined);
    await lock.ifFree(work);
    expect(work).toHaveBeenCalledOnce();
    const leave = lock.share();
    expect(await lock.isHeld()).toBe(false);
    leave();
  });
});

it('what work throws under a lock that was given is no denial: it is not done again', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, work: (lock: object) => unknown) => work({}) },
  });
  const failing = vi.fn<() => Promise<void>>(reject);
  await expect(new TabLock('a').whenFree(failing)).rejects.toThrow('denied');
  expect(failing).toHaveBeenCalledOnce();
});

describe.each([
  ['that it has not', undefined],
  ['that it denies', deny],
])('with channels between tabs %s', (_, channel) => {
  it('nothing is told, and nothing thrown', () => {
    vi.stubGlobal('BroadcastChannel', channel);
    const link = new BroadcastLink('a');
    const heard = vi.fn<(message: unknown) => void>();
    const stop = link.subscribe(heard);
    link.post({ kind: 'told' });
    stop();
    expect(heard).not.toHaveBeenCalled();
  });
});

/** A window whose storages are read by `open`. */
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
describe.each(storages)('with storages %s', (_, window) => {
  beforeEach(() => vi.stubGlobal('window', window));

  it('what tabs share keeps nothing, and says so', () => {
    const storage = openLocalStorage();
    expect(storage.write('a', '1')).toBe(false);
    storage.remove('a');
    storage.clear();
    expect([storage.read('a'), storage.entries()]).toEqual([undefined, []]);
  });

  it('what the tab keeps is known to the page, and is said to go with it', () => {
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

  it('a page knows when its person did something, here or in another tab [AU-20]', async () => {
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

it('with a storage that is full, what the tab keeps is not known: half of it would be stale after a reload', () => {
  const full = { length: 1, getItem: () => 'old', setItem: deny };
  vi.stubGlobal('window', { sessionStorage: full });
  const storage = openTabStorage();
  expect(storage.write('a', 'new')).toBe(false);
  expect(storage.read('a')).toBe('old');
});

it('with everything denied that tabs meet by, each renews its own session [AU-4]', async () => {
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

it('with cookies denied there are none, and none is kept', () => {
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: deny, set: deny }));
  browserCookies.write('language=nl');
  expect(browserCookies.read()).toBe('');
});

it.each<Way>([
  ['that it has not, as without TLS', {}],
  ['that it denies to a frame of another site', { clipboard: { writeText: reject } }],
  ['that it denies at once', { clipboard: { writeText: deny } }],
])('with a clipboard %s, the person is told that nothing was copied', async (_, browser) => {
  vi.stubGlobal('navigator', browser);
  expect(await new BrowserClipboard().write('a')).toBe(false);
});

it('without the cryptography that a page without TLS has not, a sign-in is proven all the same [AU-13]', async () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(251) });
  const secrets = new WebCryptoSecrets();
  expect(secrets.next()).toMatch(/^[\w-]{43}$/);
  // The example of RFC 7636, appendix B.
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  expect(await secrets.digest('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(challenge);
});

it('where a browser sends nothing for a page that is gone, what is to be sent stays for the next', () => {
  const uploads = new BrowserUploads('https://a.example', new ManualClock(), {
    fetch: reject,
    sendBeacon: () => {
      throw new TypeError('navigator.sendBeacon is not a function');
    },
  });
  expect(uploads.leave({ checksum: '', client: '', e: '', upload_time: '', v: '' })).toBe(false);
});
