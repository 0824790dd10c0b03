import type { HandmadeMerchant } from './HandmadeMerchant.ts';

export const parcelCo: HandmadeMerchant = {
  companyId: 'PARCELCO',
  name: 'Parcel & Co',
  contactName: 'Grace Lim',
  domain: 'parcelco',
  purpose: 'Not onboarded yet: no return reasons, a carrier that is still pending, never published.',
  onboarded: false,
  people: [{ name: 'Grace Lim', mailbox: 'staff' }],
  portalActive: false,
  addresses: [
    { name: 'Main Address', address: { line1: '120 Rundle Mall', town: 'Adelaide', area: 'SA', postcode: '5000' } },
  ],
  reasons: [],
  carriers: ['AUSTRALIA_POST', 'BPOST'],
  pendingCarriers: ['BPOST'],
};
