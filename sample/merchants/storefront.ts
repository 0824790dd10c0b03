import { reason } from '../reasons.ts';
import type { HandmadeMerchant } from './HandmadeMerchant.ts';

export const storefront: HandmadeMerchant = {
  companyId: 'STOREFRONT',
  name: 'Storefront Homewares',
  contactName: 'Maria Papadopoulos',
  domain: 'storefront',
  purpose: 'Returns handed in at stores, through every store network the owner offers.',
  takesOverAddressValidation: true,
  publishedDaysAgo: 15,
  people: [{ name: 'Maria Papadopoulos', mailbox: 'staff' }],
  addresses: [
    {
      name: 'Main Address',
      address: { line1: '300 Lonsdale Street', town: 'Melbourne', area: 'VIC', postcode: '3000' },
    },
    {
      name: 'Darwin store',
      enabled: false,
      address: { line1: '21 Knuckey Street', town: 'Darwin', area: 'NT', postcode: '0800' },
    },
  ],
  storeNetworks: ['POST_OFFICES', 'PARCEL_LOCKERS'],
  reasons: [
    reason('DAMAGED', 'Arrived damaged', { asksFor: ['Photo of the damage'] }),
    reason('PARTS', 'Parts are missing', { asksFor: ['List of missing parts'] }),
    reason('MIND', 'Changed my mind', { customerPays: true }),
  ],
  rules: [
    {
      type: 'RETURN_WINDOWS',
      name: 'Everything within 60 days',
      does: { days: 60, from: 'purchaseDate' },
      isDefault: true,
    },
  ],
  more: { homePickup: { enabled: true } },
};
