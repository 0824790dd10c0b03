import { describe, expect, it } from 'vitest';
import { parseSignInAddress, signInAddressOf } from '../../../src/domain/session/signInAddress.ts';

describe('the sign-in address', () => {
  it('is the root for an owner’s staff, and the company’s own for a merchant’s [RT-1]', () => {
    const of = { rootOrgId: 'HOUSE', isAdminEnvironment: false };
    expect(signInAddressOf({ ...of, organisationId: 'HOUSE' })).toBe('/');
    expect(signInAddressOf({ ...of, organisationId: 'ACME' })).toBe('/ACME');
    expect(signInAddressOf({ ...of, organisationId: 'no id' })).toBeUndefined();
  });

  it('does not exist for a merchant if every path is an admin’s [RT-3]', () => {
    const of = { rootOrgId: 'HOUSE', isAdminEnvironment: true };
    expect(signInAddressOf({ ...of, organisationId: 'HOUSE' })).toBe('/');
    expect(signInAddressOf({ ...of, organisationId: 'ACME' })).toBeUndefined();
  });

  it('of a service is accepted only as a valid path of this site [AU-14]', () => {
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
