import type { HandmadeMerchant } from './HandmadeMerchant.ts';

export const oldMill: HandmadeMerchant = {
  companyId: 'OLDMILL',
  name: 'Old Mill Bikes',
  contactName: 'Erik Lund',
  domain: 'oldmill',
  purpose: 'A disabled company: its staff cannot get in.',
  companyEnabled: false,
  publishedDaysAgo: 264,
  people: [{ name: 'Erik Lund', mailbox: 'staff' }],
  portalActive: false,
  addresses: [
    { name: 'Main Address', address: { line1: '9 Sturt Street', town: 'Ballarat', area: 'VIC', postcode: '3350' } },
  ],
};
