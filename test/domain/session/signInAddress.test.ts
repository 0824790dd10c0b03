import { describe, expect, it } from 'vitest';
import { parseSignInAddress, signInAddressOf } from '../../../src/domain/session/signInAddress.ts';

describe('the sign-in path', () => {
  it('is "/" for a user of the owner, and the path of the company for a user of a merchant [RT-1]', () => {
    const of = { rootOrgId: 'HOUSE', isAdminEnvironment: false };
    expect(signInAddressOf({ ...of, organisationId: 'HOUSE' })).toBe('/');
    expect(signInAddressOf({ ...of, organisationId: 'ACME' })).toBe('/ACME');
    expect(signInAddressOf({ ...of, organisationId: 'no id' })).toBeUndefined();
  });

  it('is undefined for a merchant’s user if the site is only for admins [RT-3]', () => {
    const of = { rootOrgId: 'HOUSE', isAdminEnvironment: true };
    expect(signInAddressOf({ ...of, organisationId: 'HOUSE' })).toBe('/');
    expect(signInAddressOf({ ...of, organisationId: 'ACME' })).toBeUndefined();
  });

  it('returned by the service is accepted only if the path is a valid path of this site [AU-14]', () => {
    expect(parseSignInAddress('/')).toBe('/');
    expect(parseSignInAddress('/acme')).toBe('/ACME');
    for (const text of [
      undefined,
      '',
      'ACME',
      '//evil.example',
      '/\\evil.example',
      '/a/b',
      'https://evil.example',
      '/?x',
      '/#x',
      'javascript:alert(1)',
    ])
      expect(parseSignInAddress(text)).toBeUndefined();
  });
});
