import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, it } from 'vitest';
import { earlyKeyOf, type Early } from '../../../contract/boot.ts';
import { readLocaleBundles, releaseOf } from '../../../server/infrastructure/languages/LocaleBundles.ts';
import { startTestServer } from '../../support/server/httpServer.ts';

const bundles = readLocaleBundles({ locales: 'locales' });
const release = bundles.ok ? releaseOf(bundles.value) : '';
const texts = `/api/locale?locale=en&carrier=TEST_POST&release=${release}`;

const server = await startTestServer();
afterAll(() => server.close());

const NOW = 1_000_000;

type Asked = {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly cache?: string;
  body?: string;
};
type Link = { readonly rel?: string; readonly href?: string };

/** Runs the inline scripts in the head of a served page, in a tab with this session storage. */
async function openTab(
  url: string,
  session: string | undefined,
  reviewSession?: string,
  { isFramed = false, denied = [] }: { readonly isFramed?: boolean; readonly denied?: readonly string[] } = {},
) {
  const { body } = await server.inject({ method: 'GET', url, headers: { host: 'localhost' } });
  const head = body.split('</head>')[0] ?? '';
  const scripts = [...head.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const requests: Asked[] = [];
  const links: Link[] = [];
  const timers: (() => void)[] = [];
  const window: { __EARLY__?: Early; widgetUtils?: object } = {};
  const stored: Record<string, string | undefined> = { session, reviewSession };
  const replaced: string[] = [];
  const dataset: Record<string, string> = {};
  const location = Object.assign(new URL(url, 'http://localhost'), { reload: () => void (reloads += 1) });
  let reloads = 0;
  const listeners: Record<string, () => void> = {};
  const context = {
    addEventListener: (name: string, listener: () => void) => void (listeners[name] = listener),
    window,
    document: {
      documentElement: { dataset },
      cookie: 'XSRF-TOKEN=a%2Eb',
      createElement: () => ({}),
      head: { append: (link: Link) => links.push(link) },
    },
    self: window,
    top: isFramed ? {} : window,
    location,
    history: { replaceState: (_state: unknown, _title: string, to: string) => replaced.push(to) },
    localStorage: { getItem: () => null },
    sessionStorage: {
      getItem: (key: string) => stored[key] ?? null,
      removeItem: (key: string) => void delete stored[key],
    },
    Date: { now: () => NOW },
    fetch(address: string, request: Omit<Asked, 'url'>) {
      requests.push({ url: address, ...request });
      return Promise.resolve();
    },
    setTimeout: (work: () => void) => timers.push(work),
  };
  for (const name of denied)
    Object.defineProperty(name in context.document ? context.document : context, name, {
      get: () => {
        throw new DOMException('The request was denied.', 'SecurityError');
      },
    });
  for (const script of scripts) runInNewContext(script, context);
  return {
    requests,
    links,
    timers,
    answers: window.__EARLY__?.answers,
    taken: window.__EARLY__?.taken,
    release: window.__EARLY__?.textsRelease,
    widgetUtils: window.widgetUtils,
    replaced,
    dataset,
    /** Number of reloads after the hash of the URL changes. */
    reloadsAt(hash: string) {
      location.hash = hash;
      listeners['hashchange']?.();
      return reloads;
    },
  };
}

const sessionOf = (more: object) =>
  JSON.stringify({
    accessToken: 'T1',
    tokenType: 'Bearer',
    tokenExpiryTime: NOW + 1,
    loggedInCompanyId: 'ALPHA',
    ...more,
  });
const session = sessionOf({});

describe('the inline script of a page for a signed-in user', () => {
  it('preloads the scripts of the application and of the opened page, except scripts that are already loaded', async () => {
    const { links } = await openTab('/ALPHA/things/7', session);
    expect(links.map(({ rel, href }) => [rel, href])).toEqual([
      ['modulepreload', '/static/app-5.js'],
      ['preload', '/static/app-6.css'],
      ['modulepreload', '/static/things-7.js'],
      ['preload', '/static/things-8.css'],
      ['modulepreload', '/static/part-9.js'],
    ]);
  });

  it('shows the outline of the application shell until the page is rendered', async () => {
    expect((await openTab('/ALPHA/things', session)).dataset['frame']).toBe('shell');
    expect((await openTab('/ALPHA/things', undefined)).dataset['frame']).toBeUndefined();
    expect((await openTab('/preview', session)).dataset['frame']).toBeUndefined();
  });

  it("preloads a merchant's start page, and no page script for a URL without a page", async () => {
    const files = async (url: string) => (await openTab(url, session)).links.map(({ href }) => href);
    expect(await files('/ALPHA')).toContain('/static/things-7.js');
    expect(await files('/merchants/ALPHA/things')).toContain('/static/things-7.js');
    expect(await files('/ALPHA/nothing')).toEqual(['/static/app-5.js', '/static/app-6.css']);
    expect(await files('/merchants/overview')).toEqual(['/static/app-5.js', '/static/app-6.css']);
  });

  it('requests texts and configuration with exactly the same requests as the application', async () => {
    const { requests, answers, timers } = await openTab('/ALPHA/things', session);
    const body = { merchant: 'ALPHA', token: 'T1', localMode: false };
    expect(requests).toEqual([
      expect.objectContaining({ method: 'GET', url: texts, cache: 'force-cache' }),
      expect.objectContaining({
        method: 'POST',
        url: '/api/merchant-config',
        body: JSON.stringify(body),
        headers: expect.objectContaining({ authorization: 'Bearer T1', 'x-xsrf-token': 'a.b' }),
      }),
    ]);
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
    expect(Object.keys(answers ?? {})).toEqual([
      earlyKeyOf('GET', texts),
      earlyKeyOf('POST', '/api/merchant-config', body),
    ]);
    for (const timer of timers) timer();
    expect(answers).toEqual({});
  });

  it('uses cached texts only of its own release, and sends the release with the request [LG-2]', async () => {
    const { requests } = await openTab('/ALPHA/things', session);
    expect(requests.map(({ cache }) => cache)).toEqual(['force-cache', undefined]);
    expect(release).toMatch(/^[\w-]{16}$/);
    expect((await openTab('/ALPHA/things', undefined)).release).toBe(release);
    const another = readLocaleBundles({ locales: 'locales' });
    if (!another.ok) throw new Error(another.error);
    expect(releaseOf((locale, carrier) => ({ ...another.value(locale, carrier), added: 'x' }))).not.toBe(release);
  });

  it("requests only the configuration of the session's company, and no configuration with an expired token [AU-4] [RT-2]", async () => {
    const urls = async (...tab: Parameters<typeof openTab>) => (await openTab(...tab)).requests.map(({ url }) => url);
    expect(await urls('/BETA/things', session)).toEqual([texts]);
    expect(await urls('/ALPHA/things', sessionOf({ tokenExpiryTime: NOW }))).toEqual([texts]);
    const owner = sessionOf({ loggedInCompanyId: 'OWNER' });
    expect(await urls('/merchants/ALPHA/things', owner)).toEqual([texts]);
    const review = JSON.stringify({ merchantId: 'ALPHA' });
    expect(await urls('/merchants/ALPHA/things', owner, review)).toEqual([texts, '/api/merchant-config']);
  });

  it.each(['localStorage', 'cookie'])('does not fail if the browser denies %s', async (name) => {
    const { links, requests } = await openTab('/ALPHA/things', session, undefined, { denied: [name] });
    expect(links).not.toEqual([]);
    expect(requests.map(({ url }) => url)).toEqual([texts, '/api/merchant-config']);
  });

  it('requests only the texts if it runs in a frame without storage', async () => {
    const denied = ['localStorage', 'sessionStorage', 'cookie'];
    const { links, requests, dataset } = await openTab('/ALPHA/things', session, undefined, { isFramed: true, denied });
    expect(dataset['session']).toBe('framed');
    expect(links).not.toEqual([]);
    expect(requests.map(({ url }) => url)).toEqual([texts]);
  });

  it('sends no request without a session, and requests only texts if the stored session is unreadable', async () => {
    const nobody = await openTab('/ALPHA/things', undefined);
    expect([nobody.requests, nobody.links]).toEqual([[], []]);
    const { requests } = await openTab('/ALPHA/things', '{"broken');
    expect(requests.map(({ method }) => method)).toEqual(['GET']);
  });
});

it('a long response is compressed only for clients that accept it', async () => {
  const url = '/api/locale?locale=en';
  const plain = await server.inject({ method: 'GET', url });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  for (const encoding of ['br', 'gzip']) {
    const packed = await server.inject({ method: 'GET', url, headers: { 'accept-encoding': encoding } });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  }
  const short = await server.inject({ method: 'GET', url: '/api/health', headers: { 'accept-encoding': 'br' } });
  expect(short.headers).not.toHaveProperty('content-encoding');
});

describe("a page opened by an identity provider's redirect", () => {
  it.each([
    ['?code=c&state=s', ''],
    ['?error=access_denied', ''],
    ['?state=s', ''],
    ['', '#id_token=i&state=s'],
    ['', '#error'],
  ])(
    'removes query %j and hash %j from the URL before other scripts run, and hides the form [RT-5]',
    async (search, hash) => {
      const { taken, replaced, dataset } = await openTab(`/login${search}${hash}`, undefined);
      expect(taken).toEqual({ search, hash });
      expect([replaced, dataset['session']]).toEqual([['/login'], 'taken']);
    },
  );

  it.each(['/login', '/login?carrier=POST', '/ALPHA?code=c&state=s', '/ALPHA/things#top'])(
    'does not remove %s from the URL [RT-5]',
    async (url) => {
      const { taken, replaced, dataset } = await openTab(url, undefined);
      expect([taken, replaced, dataset['session']]).toEqual([undefined, [], undefined]);
    },
  );

  it('continues for a signed-in user, and passes the removed values to the application [RT-5]', async () => {
    const { taken, answers, dataset } = await openTab('/login?code=c&state=s', session);
    expect([taken?.search, dataset['session']]).toEqual(['?code=c&state=s', 'kept']);
    expect(Object.keys(answers ?? {})).not.toEqual([]);
  });
});

describe('a page opened by a password link', () => {
  it('removes the token from the URL before other scripts run, and shows no sign-in form [AU-17]', async () => {
    const { taken, replaced, dataset } = await openTab('/ALPHA?carrier=POST#set-password=T0ken_-', undefined);
    expect(replaced).toEqual(['/ALPHA?carrier=POST']);
    expect(taken?.hash).toBe('#set-password=T0ken_-');
    expect(dataset['session']).toBe('taken');
  });

  it('also works without a token, for a forgotten password [AU-17]', async () => {
    const { taken, replaced, dataset } = await openTab('/ALPHA?set-password', undefined);
    expect([taken?.search, replaced, dataset['session']]).toEqual(['?set-password', ['/ALPHA'], 'taken']);
  });

  it('is reloaded if a link is pasted over its URL, but for no other hash [AU-17]', async () => {
    const { reloadsAt } = await openTab('/ALPHA', undefined);
    expect([reloadsAt('#content'), reloadsAt('#set-password=T0ken')]).toEqual([0, 1]);
  });

  it('passes the token to the application even if another user is signed in [AU-17]', async () => {
    const { taken, answers } = await openTab('/ALPHA#set-password=T0ken', session);
    expect(taken?.hash).toBe('#set-password=T0ken');
    expect(Object.keys(answers ?? {})).not.toEqual([]);
  });
});

it('a page in a frame hides the form and ignores the stored session, because the embedding site identifies the user [NV-3]', async () => {
  const framed = await openTab('/ALPHA', undefined, undefined, { isFramed: true });
  expect([framed.dataset['session'], framed.widgetUtils]).toEqual(['framed', {}]);
  expect((await openTab('/ALPHA', session, undefined, { isFramed: true })).dataset['session']).toBe('framed');
  expect((await openTab('/ALPHA', undefined)).widgetUtils).toBeUndefined();
});
