import { beforeEach, describe, expect, it } from 'vitest';
import { WidgetSignIn, WIDGET_TIMEOUT } from '../../../src/application/session/external/WidgetSignIn.ts';
import type { SignInRequest } from '../../../src/application/session/SignIn.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import { browserWidgetParent } from '../../../src/infrastructure/session/external/browserWidgetParent.ts';
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
const receiveMessage = (message: Partial<Message>): void => {
  for (const listener of listeners)
    listener({ source: parent, origin: SHOP, data: { kind: 'portal-token', token: 't' }, ...message });
};
const signIn = (owner: object = { widgetMode: true, widgetLogin }, at: typeof ACME | undefined = ACME) =>
  new WidgetSignIn(browserWidgetParent(framed), clock, () => owner).execute(at, sessions);

beforeEach(() => {
  clock = new ManualClock();
  [posted, listeners, sent] = [[], [], []];
});

describe('WidgetSignIn', () => {
  it('requests a token from the page around the frame, and exchanges the token if the owner allows the site of that page [AU-13]', async () => {
    const outcome = signIn();
    expect(posted).toEqual([[{ kind: 'portal-token-wanted' }, '*']]);
    receiveMessage({});
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
    ['a message from another origin', { origin: 'https://evil.example' }],
    ['a message from an origin with the same beginning', { origin: `${SHOP}.evil.example` }],
    ['a message from another window of the site', { source: {} }],
    ['a message from the page itself', { source: framed }],
    ['a message without a token', { data: { kind: 'portal-token' } }],
    ['a message with an empty token', { data: { kind: 'portal-token', token: '' } }],
    ['a message of another kind', { data: { kind: 'resize', token: 't' } }],
    ['a message that is not an object', { data: 't' }],
  ])('ignores %s, and keeps waiting for a token [NV-3]', async (_, message) => {
    const outcome = signIn();
    receiveMessage(message);
    await settled();
    expect(sent).toEqual([]);
    receiveMessage({ origin: 'https://store.example' });
    expect(await outcome).toBe(true);
  });

  it('stops waiting for a token if none arrives in time, and ignores a later one [NV-3]', async () => {
    const outcome = signIn();
    clock.advance(WIDGET_TIMEOUT);
    expect(await outcome).toBe(false);
    receiveMessage({});
    expect([sent, listeners]).toEqual([[], []]);
  });

  it.each([
    [{ widgetMode: false, widgetLogin }, ACME],
    [{ widgetMode: true }, ACME],
    [{ widgetMode: true, widgetLogin }, undefined],
  ])('requests no token for the owner’s settings %j at the company %s [AU-11] [NV-3]', async (owner, at) => {
    expect(await new WidgetSignIn(browserWidgetParent(framed), clock, () => owner).execute(at, sessions)).toBe(false);
    expect(posted).toEqual([]);
  });
});
