import { describe, expect, it } from 'vitest';
import { canonicalAddress } from '../../../src/domain/navigation/canonicalAddress.ts';

const at = (pathname: string, isAdminEnvironment = false) =>
  canonicalAddress({ pathname, search: '?reason=a%20b', hash: '#top' }, isAdminEnvironment);

describe('canonicalAddress', () => {
  it.each([
    ['/northwind/return-reasons', '/NORTHWIND/return-reasons'],
    ['/northWind', '/NORTHWIND'],
    ['/northwind/reasons/a%2Fb/', '/NORTHWIND/reasons/a%2Fb/'],
    ['/%6Eorthwind/users', '/NORTHWIND/users'],
    ['/merchants/northwind/users', '/merchants/NORTHWIND/users'],
  ])('corrects %s to %s, and does not change query and hash [RT-1] [RT-2]', (from, to) => {
    expect(at(from)).toEqual({ pathname: to, search: '?reason=a%20b', hash: '#top' });
  });

  it.each(['/NORTHWIND/return-reasons', '/merchants/NORTHWIND', '/merchants/overview', '/login', '/', '/straße/x'])(
    'returns undefined for a correct address or an address without a company: %s [RT-1]',
    (path) => {
      expect(at(path)).toBeUndefined();
    },
  );

  it('returns undefined for an address that is already corrected [RT-1]', () => {
    const corrected = at('/merchants/northwind/users');
    expect(corrected && canonicalAddress(corrected)).toBeUndefined();
    expect(canonicalAddress({ pathname: '/acme', search: '', hash: '' })).toMatchObject({ pathname: '/ACME' });
  });

  it('returns undefined for a company’s address on the site for admins [RT-3]', () => {
    expect(at('/northwind/return-reasons', true)).toBeUndefined();
  });
});
