import { describe, expect, it } from 'vitest';
import {
  isCounterReversed,
  passkeyHostOf,
  passkeyNameIn,
} from '../../../../src/domain/session/second-factor/passkey.ts';
import { canRemoveFactor, hasFactor, isLastFactor } from '../../../../src/domain/session/second-factor/secondFactor.ts';

describe('passkeys', () => {
  it('passkeyNameIn accepts 1 to 60 characters, without surrounding spaces [AU-29]', () => {
    expect(passkeyNameIn(' Blue key ')).toBe('Blue key');
    expect(passkeyNameIn('🔑'.repeat(60))).toBe('🔑'.repeat(60));
    for (const name of ['', '  ', 'x'.repeat(61)]) expect(passkeyNameIn(name), name).toBeUndefined();
  });

  it('passkeyHostOf returns the host name of a site, but no IP address [AU-29]', () => {
    expect(passkeyHostOf('https://Returns.example:8443')).toBe('returns.example');
    expect(passkeyHostOf('http://localhost:4173')).toBe('localhost');
    for (const site of ['http://127.0.0.1:4173', 'https://[2001:db8::1]', 'https://', 'http://a b'])
      expect(passkeyHostOf(site), site).toBeUndefined();
  });

  it('isCounterReversed compares the counters, unless both are 0 [AU-29]', () => {
    const pairs = [
      [0, 0],
      [0, 1],
      [1, 2],
      [2, 2],
      [2, 1],
      [2, 0],
    ] as const;
    expect(pairs.map(([stored, reported]) => isCounterReversed(stored, reported))).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});

describe('second factors', () => {
  const app = { addedAt: 0 };
  it('canRemoveFactor refuses only the last factor of a user of whom one is required [AU-29]', () => {
    const canRemove = (passkeys: readonly string[], totp?: object) =>
      canRemoveFactor({ passkeys, totp, requiredBy: 'owner' });
    expect([canRemove(['one']), canRemove([], app)]).toEqual([false, false]);
    expect([canRemove(['one', 'two']), canRemove(['one'], app)]).toEqual([true, true]);
    expect(canRemoveFactor({ passkeys: ['one'] })).toBe(true);
  });

  it('hasFactor and isLastFactor count passkeys and the app, but no recovery codes [AU-29]', () => {
    expect([hasFactor({ passkeys: [] }), isLastFactor({ passkeys: [] })]).toEqual([false, false]);
    expect([hasFactor({ passkeys: [], totp: app }), isLastFactor({ passkeys: [], totp: app })]).toEqual([true, true]);
    expect(isLastFactor({ passkeys: ['one'], totp: app })).toBe(false);
  });
});
