import { describe, expect, it } from 'vitest';
import { repairedFragment } from '../../../src/domain/navigation/canonicalAddress.ts';

describe('repairedFragment', () => {
  it.each([
    ['/preview%23abc', '/preview#abc'],
    ['/preview/%23abc', '/preview#abc'],
    ['/%23set-password=abc', '/#set-password=abc'],
    ['/ACME%23set-password%3Dabc', '/ACME#set-password=abc'],
    ['/login?a=b%23set-password=abc', '/login?a=b#set-password=abc'],
  ])('decodes the encoded "#" of a fragment: %s becomes %s', (address, repaired) => {
    expect(repairedFragment(address)).toBe(repaired);
  });

  it.each([
    '/',
    '/preview',
    '/ACME/settings%23x',
    '//evil.example%23set-password=x',
    '/\\evil.example%23set-password=x',
  ])('returns undefined for %s, which needs no repair or is unsafe', (address) => {
    expect(repairedFragment(address)).toBeUndefined();
  });
});
