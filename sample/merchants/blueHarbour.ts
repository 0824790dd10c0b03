import { classicNavigation } from '../navigation.ts';
import { reason } from '../reasons.ts';
import type { HandmadeMerchant } from './HandmadeMerchant.ts';

export const blueHarbour: HandmadeMerchant = {
  companyId: 'BLUEHARBOUR',
  name: 'Blue Harbour Books',
  contactName: 'Helen Marsh',
  domain: 'blueharbour',
  purpose: 'Classic navigation, and returns the merchant always pays for.',
  takesOverAddressValidation: true,
  publishedDaysAgo: 0,
  people: [{ name: 'Helen Marsh', mailbox: 'staff' }],
  navigation: classicNavigation,
  addresses: [
    { name: 'Main Address', address: { line1: '7 Hunter Street', town: 'Newcastle', area: 'NSW', postcode: '2300' } },
  ],
  reasons: [
    reason('PRINT', 'Misprint or missing pages', { asksFor: ['Photo of the page'] }),
    reason('DAMAGED', 'Arrived damaged', { asksFor: ['Photo of the damage'] }),
    reason('WRONG', 'Wrong book or edition'),
  ],
  rules: [
    {
      type: 'RETURN_WINDOWS',
      name: 'Everything within 30 days',
      does: { days: 30, from: 'purchaseDate' },
      isDefault: true,
    },
  ],
};
