import { describe, expect, it } from 'vitest';
import { policyOrigin } from '../../../server/infrastructure/page/contentSecurityPolicy.ts';

describe('policyOrigin', () => {
  it.each([
    ['https://shop.example/logo.png', 'https://shop.example'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://[::1]:3000/a', 'http://[::1]:3000'],
    ['https://xn--mnchen-3ya.example', 'https://xn--mnchen-3ya.example'],
  ])('for %s returns %s', (address, origin) => expect(policyOrigin(address)).toBe(origin));

  it.each([
    'https://a;script-src/',
    "https://a'unsafe-inline'/",
    'https://a,b/',
    'https://*/',
    'https://a b/',
    'no address',
  ])('returns undefined for %s, whose host would change the content security policy', (address) => {
    expect(policyOrigin(address)).toBeUndefined();
  });
});
