import { beforeEach, describe, expect, it } from 'vitest';
import { WidgetSignIn, WIDGET_PATIENCE } from '../../../src/application/session/external/WidgetSignIn.ts';
import type { SignInRequest } from '../../../src/application/session/SignIn.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import { BrowserWidgetParent } from '../../../src/infrastructure/session/external/BrowserWidgetParent.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { aSession, companyId } from '../../support/samples/builders.ts';
import { settled } from '../../support/settled.ts';

const SHOP = 'https://shop.example';
const ACME = companyId('ACME');
const widgetLogin = {
  origins: [SHOP, 'https://store.example'],
  key: 'portal',
  grantType: 'external',
  allowedScopes: ['app:admin', 'prereg:read'],
} as const;

type Message = { readonly source: unknown; readonly origin: string; readonly data: unknown };

let clock: ManualClock;
let posted: unknown[];
let listeners: ((message: Message) => void)[];
let sent: SignInRequest[];
const parent = { postMessage: (...message: unknown[]) => void posted.push(message) };
/** A window within another one, as far as messages go. */
const framed = {
  parent,
  addEventListener: (_kind: string, listener: (message: Message) => void) => void listeners.push(listener),
  removeEventListener: (_kind: string, listener: (message: Message) => void) =>
    void (listeners = listeners.filter((each) => each !== listener)),
} as unknown as Window;
const sessions = {
  signIn: async (request: SignInRequest) => {
    sent.push(request);
    return ok(aSession());
  },
};
const tell = (message: Partial<Message>): void => {
  for (const listener of listeners)
    listener({ source: parent, origin: SHOP, data: { kind: 'portal-token', token: 't' }, ...message });
};
const signIn = (owner: object = { widgetMode: true, widgetLogin }, at: typeof ACME | undefined = ACME) =>
  new WidgetSignIn(new BrowserWidgetParent(framed), clock, () => owner).execute(at, sessions);

beforeEach(() => {
  clock = new ManualClock();
  [posted, listeners, sent] = [[], [], []];
});

describe('sign-in within a frame', () => {
  it('asks the page around it, and exchanges the token of a site that the owner names [AU-13]', async () => {
    const outcome = signIn();
    expect(posted).toEqual([[{ kind: 'portal-token-wanted' }, '*']]);
    tell({});
    expect(await outcome).toBe(true);
    expect(sent).toEqual([
      {
        method: 'widget-token',
        request: {
          grant_type: 'external',
          organisationId: 'ACME',
          client_id: 'portal',
          access_token: 't',
          scope: 'app:admin prereg:read',
        },
      },
    ]);
    expect(listeners).toEqual([]);
  });

  it.each<readonly [string, Partial<Message>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that begins like one', { origin: `${SHOP}.evil.example` }],
    ['another window of the site', { source: {} }],
    ['the page itself', { source: framed }],
    ['the site, without a token', { data: { kind: 'portal-token' } }],
    ['the site, with an empty one', { data: { kind: 'portal-token', token: '' } }],
    ['the site, about something else', { data: { kind: 'resize', token: 't' } }],
    ['the site, in no words', { data: 't' }],
  ])('takes nothing from %s, and goes on waiting [NV-3]', async (_, message) => {
    const outcome = signIn();
    tell(message);
    await settled();
    expect(sent).toEqual([]);
    tell({ origin: 'https://store.example' });
    expect(await outcome).toBe(true);
  });

  it('gives up where nobody answers before long, and listens no more [NV-3]', async () => {
    const outcome = signIn();
    clock.advance(WIDGET_PATIENCE);
    expect(await outcome).toBe(false);
    tell({});
    expect([sent, listeners]).toEqual([[], []]);
  });

  it.each([
    [{ widgetMode: false, widgetLogin }, ACME],
    [{ widgetMode: true }, ACME],
    [{ widgetMode: true, widgetLogin }, undefined],
  ])('asks nobody of an owner like %j at %s [AU-11] [NV-3]', async (owner, at) => {
    expect(await new WidgetSignIn(new BrowserWidgetParent(framed), clock, () => owner).execute(at, sessions)).toBe(
      false,
    );
    expect(posted).toEqual([]);
  });
});
