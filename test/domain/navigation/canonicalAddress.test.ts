import { describe, expect, it } from 'vitest';
import { canonicalAddress } from '../../../src/domain/navigation/canonicalAddress.ts';

const at = (pathname: string, isAdminEnvironment = false) =>
  canonicalAddress({ pathname, search: '?reason=a%20b', hash: '#top' }, isAdminEnvironment);

describe('an address with a company’s id', () => {
  it.each([
    ['/northwind/return-reasons', '/NORTHWIND/return-reasons'],
    ['/northWind', '/NORTHWIND'],
    ['/northwind/reasons/a%2Fb/', '/NORTHWIND/reasons/a%2Fb/'],
    ['/%6Eorthwind/users', '/NORTHWIND/users'],
    ['/merchants/northwind/users', '/merchants/NORTHWIND/users'],
  ])('goes on from %s to %s, with query and hash as they were [RT-1] [RT-2]', (from, to) => {
    expect(at(from)).toEqual({ pathname: to, search: '?reason=a%20b', hash: '#top' });
  });

  it.each(['/NORTHWIND/return-reasons', '/merchants/NORTHWIND', '/merchants/overview', '/login', '/', '/straße/x'])(
    'stays where it is right, or no company’s: %s [RT-1]',
    (path) => {
      expect(at(path)).toBeUndefined();
    },
  );

  it('is corrected once only [RT-1]', () => {
    const corrected = at('/merchants/northwind/users');
    expect(corrected && canonicalAddress(corrected)).toBeUndefined();
    expect(canonicalAddress({ pathname: '/acme', search: '', hash: '' })).toMatchObject({ pathname: '/ACME' });
  });

  it('is nobody’s where the environment says admin [RT-3]', () => {
    expect(at('/northwind/return-reasons', true)).toBeUndefined();
  });
});
