import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyPrefix, placeOf } from '../../../src/domain/navigation/place.ts';
import { parseCompanyId, type CompanyId } from '../../../src/domain/company/companyId.ts';

const NORTHWIND = 'NORTHWIND' as CompanyId;

describe('placeOf', () => {
  it.each([
    [
      '/NORTHWIND/return-reasons',
      { kind: 'company', companyId: NORTHWIND, page: '/return-reasons', isCanonical: true },
    ],
    ['/NORTHWIND', { kind: 'company', companyId: NORTHWIND, page: '', isCanonical: true }],
    ['/NORTHWIND/', { kind: 'company', companyId: NORTHWIND, page: '', isCanonical: true }],
    ['/NORTHWIND//', { kind: 'company', companyId: NORTHWIND, page: '', isCanonical: true }],
    ['/NORTHWIND/carriers//', { kind: 'company', companyId: NORTHWIND, page: '/carriers', isCanonical: true }],
    ['/NORTHWIND/a/b', { kind: 'company', companyId: NORTHWIND, page: '/a/b', isCanonical: true }],
  ])('returns a merchant’s page for a path that starts with the merchant’s id: %s [RT-1]', (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });

  it('does not decode the path after the id, because an encoded slash does not separate segments [RT-8]', () => {
    expect(placeOf('/northwind/history/a%2Fb%20c')).toMatchObject({ companyId: NORTHWIND, page: '/history/a%2Fb%20c' });
    expect(placeOf('/merchants/NORTHWIND/x%2Fy')).toMatchObject({ merchantId: NORTHWIND, page: '/x%2Fy' });
  });

  it('returns isCanonical false if the company id is in lower case [RT-1]', () => {
    expect(placeOf('/northwind/return-reasons')).toMatchObject({ companyId: NORTHWIND, isCanonical: false });
    expect(placeOf('/merchants/northwind/return-reasons')).toMatchObject({ merchantId: NORTHWIND, isCanonical: false });
  });

  it.each([
    '/',
    '/login',
    '/merchants',
    '/merchants/overview',
    '/merchants/new',
    '/configuration/branding',
    '/activity',
    '/account/security',
  ])('returns an admin page for a path without a company id: %s [RT-2, RT-3]', (path) => {
    expect(placeOf(path)).toEqual({ kind: 'admin', page: path });
  });

  it('returns a page in review mode for a path that starts with /merchants and a merchant’s id [RT-2]', () => {
    expect(placeOf('/merchants/NORTHWIND/return-reasons')).toEqual({
      kind: 'review',
      merchantId: NORTHWIND,
      page: '/return-reasons',
      isCanonical: true,
    });
  });

  it('returns no company page on the site for admins [RT-3]', () => {
    expect(placeOf('/NORTHWIND/return-reasons', true)).toEqual({ kind: 'admin', page: '/NORTHWIND/return-reasons' });
    expect(placeOf('/merchants/NORTHWIND/return-reasons', true)).toMatchObject({ kind: 'review' });
  });

  it.each(['/straße/x', '/%E0%A4%A', '/a b/return-reasons', '/merchants/ﬁnch/return-reasons'])(
    'returns "nowhere" if the company id in the path is invalid: %s [RT-3]',
    (path) => {
      expect(placeOf(path)).toEqual({ kind: 'nowhere' });
    },
  );

  it('finds company and page in each path that starts with a companyPrefix, in and outside review mode [RT-1, RT-2]', () => {
    const ids = fc.stringMatching(/^[A-Z0-9_-]{1,64}$/).filter((id) => !['NEW', 'OVERVIEW'].includes(id));
    const pages = fc.stringMatching(/^\/[a-z][a-z-]{0,20}$/);
    fc.assert(
      fc.property(ids, pages, fc.boolean(), (text, page, isReview) => {
        const id = parseCompanyId(text);
        if (!id) return;
        const place = placeOf(companyPrefix(id, isReview) + page);
        expect(place).toMatchObject(
          isReview ? { kind: 'review', merchantId: id, page } : { kind: 'company', companyId: id, page },
        );
      }),
    );
  });

  it('never throws an error, for any path', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void placeOf(`/${text}`)));
  });
});
