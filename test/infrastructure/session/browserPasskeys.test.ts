import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserPasskeys } from '../../../src/infrastructure/session/browserPasskeys.ts';

type BrowserWindow = Parameters<typeof browserPasskeys>[0];

/** A window with the properties that the adapter reads. */
function aWindow(more: object = {}): BrowserWindow {
  const top = {};
  const location = { origin: 'https://returns.example' };
  return { PublicKeyCredential: class {}, self: top, top, location, ...more } as unknown as BrowserWindow;
}
const options = { challenge: 'AAAA', user: { id: 'AAAA' } };

/** Sets the response of the browser's own calls. */
function answering(answer: () => Promise<unknown>): void {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', { credentials: { create: answer, get: answer } });
}

describe('browserPasskeys', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are available at a host name, but not in a frame, at an IP address or without WebAuthn [AU-29]', () => {
    expect(browserPasskeys(aWindow()).isAvailable).toBe(true);
    const others = [
      { self: {} },
      { location: { origin: 'http://127.0.0.1:4173' } },
      { PublicKeyCredential: undefined },
    ];
    expect(others.map((other) => browserPasskeys(aWindow(other)).isAvailable)).toEqual([false, false, false]);
  });

  it('return the response of the browser as JSON [AU-29]', async () => {
    const bytes = new ArrayBuffer(3);
    const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes };
    const credential = {
      id: 'AAAA',
      rawId: bytes,
      type: 'public-key',
      response,
      getClientExtensionResults: () => ({}),
    };
    answering(async () => credential);
    const used = await browserPasskeys(aWindow()).use(options);
    expect(used.ok && JSON.parse(used.value)).toMatchObject({ id: 'AAAA', response: { signature: 'AAAA' } });
  });

  it.each([
    ['NotAllowedError', 'passkey-cancelled'],
    ['InvalidStateError', 'passkey-exists'],
    ['SecurityError', 'passkey-failed'],
    ['UnknownError', 'passkey-failed'],
  ])('return for the error %s of the browser the kind “%s” [AU-29]', async (name, kind) => {
    answering(() => Promise.reject(new DOMException('refused', name)));
    vi.stubGlobal('window', { location: { hostname: 'returns.example' } });
    expect(await browserPasskeys(aWindow()).create(options)).toEqual({ ok: false, error: { kind } });
    if (kind !== 'passkey-exists')
      expect(await browserPasskeys(aWindow()).use(options)).toEqual({ ok: false, error: { kind } });
  });
});
