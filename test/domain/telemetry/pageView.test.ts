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

describe('pageViewOf', () => {
  it('contains the last path segment as page, the owner, the merchant and the user’s e-mail address [TL-2]', () => {
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
  ])('contains for the path %s the page "%s" [TL-2]', (pathname, page) => {
    expect(pageViewOf({ ...view, pathname })?.properties).toMatchObject({ page });
  });

  it('has for an admin the event type of admin pages, but in review mode the event type of merchant pages [TL-2]', () => {
    expect(pageViewOf({ ...view, pathname: '/merchants/overview', isAdminOutsideReview: true })?.type).toBe(
      'admin_page_opened',
    );
    expect(pageViewOf({ ...view, pathname: '/merchants/NORTHWIND/return-reasons' })?.type).toBe('merchant_page_opened');
  });

  it('returns undefined if the URL has a query [TL-1]', () => {
    expect(pageViewOf({ ...view, search: '?reason=SIZE' })).toBeUndefined();
  });
});
