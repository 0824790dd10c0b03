import { describe, expect, it } from 'vitest';
import { needsSubBrandRequest, brandOf, documentTitle } from '../../../src/domain/branding/brandOf.ts';

const owner = { productName: 'Parcel Returns', logoUrl: '/logo.svg', altLogoUrl: '/alt.svg' };
const below = { ...owner, subBrandName: 'Express', subBrandLogoUrl: '/express.svg' };

describe('brandOf', () => {
  it('returns the owner’s brand if the merchant has no sub-brand, or if the owner does not define that sub-brand [BR-4]', () => {
    const own = { name: 'Parcel Returns', logoUrl: '/logo.svg', altLogoUrl: '/alt.svg' };
    expect(brandOf(below)).toEqual(own);
    expect(brandOf(below, ' ')).toEqual(own);
    expect(brandOf(below, 'Freight')).toEqual(own);
    expect(brandOf(owner, 'Freight')).toEqual(own);
    expect(brandOf({ ...below, subBrandName: ' ' }, ' ')).toEqual(own);
  });

  it('returns the sub-brand’s name and logo for a merchant of that sub-brand, ignoring case and spaces [BR-10] [BR-4]', () => {
    const sub = { name: 'Express', logoUrl: '/express.svg', altLogoUrl: '/express.svg' };
    expect(brandOf(below, 'Express')).toEqual(sub);
    expect(brandOf(below, ' express ')).toEqual(sub);
    expect(brandOf({ ...below, subBrandName: ' Express ' }, 'EXPRESS')).toEqual(sub);
  });

  it('uses the owner’s name or logo if the sub-brand does not define its own [BR-10]', () => {
    expect(brandOf({ ...owner, subBrandName: 'Express' }, 'Express')).toEqual({ ...brandOf(owner), name: 'Express' });
    expect(brandOf({ ...owner, subBrandLogoUrl: '/express.svg' }, 'Express')).toEqual({
      name: 'Parcel Returns',
      logoUrl: '/express.svg',
      altLogoUrl: '/express.svg',
    });
  });

  it.each([
    ['ACME', true, true],
    ['ACME', false, false],
    ['USPS', true, false],
    ['usps', true, false],
    [undefined, true, false],
  ])(
    'for company %s with sub-brands enabled (%s) needs a request for the sub-brand: %s [BR-10]',
    (company, checks, expected) => {
      expect(needsSubBrandRequest(company, 'USPS', checks)).toBe(expected);
      expect(needsSubBrandRequest(company, 'usps', checks)).toBe(expected);
    },
  );
});

describe('documentTitle', () => {
  it.each([
    [undefined, undefined, 'Returns Portal Admin'],
    [undefined, ' ', 'Returns Portal Admin'],
    [undefined, 'Parcel Returns', 'Parcel Returns · Returns Portal Admin'],
    ['Return reasons', undefined, 'Return reasons · Returns Portal Admin'],
    [' Return reasons ', ' Parcel Returns ', 'Return reasons · Parcel Returns · Returns Portal Admin'],
  ])('for page %s and product name %s is "%s" [BR-4]', (page, product, title) => {
    expect(documentTitle(page, product)).toBe(title);
  });
});
