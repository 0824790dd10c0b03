import { describe, expect, it } from 'vitest';
import { pageViewOf } from '../../../src/domain/telemetry/pageView.ts';

const view = {
  pathname: '/NORTHWIND/return-reasons',
  search: '',
  carrier: 'AUSTRALIA_POST',
  isAdminOutsideReview: false,
  merchantId: 'NORTHWIND',
  email: 'staff@northwind.example',
};

describe('a page view', () => {
  it('names the last segment, the carrier, the merchant and the person [TL-2]', () => {
    expect(pageViewOf(view)).toEqual({
      type: 'merchant_page_opened',
      properties: {
        page: 'return-reasons',
        portalOwner: 'AUSTRALIA_POST',
        retailer: 'NORTHWIND',
        email: 'staff@northwind.example',
      },
    });
  });

  it.each([
    ['/NORTHWIND/rules/simulator/', 'simulator'],
    ['/', ''],
  ])('of %s is of page "%s" [TL-2]', (pathname, page) => {
    expect(pageViewOf({ ...view, pathname })?.properties).toMatchObject({ page });
  });

  it('is an admin’s outside review mode, a merchant’s within it [TL-2]', () => {
    expect(pageViewOf({ ...view, pathname: '/merchants/overview', isAdminOutsideReview: true })?.type).toBe(
      'admin_page_opened',
    );
    expect(pageViewOf({ ...view, pathname: '/merchants/NORTHWIND/return-reasons' })?.type).toBe('merchant_page_opened');
  });

  it('is not counted where the address carries a query [TL-1]', () => {
    expect(pageViewOf({ ...view, search: '?reason=SIZE' })).toBeUndefined();
  });
});
