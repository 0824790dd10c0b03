import { travellersTexts } from '../consumerTexts.ts';
import { reason } from '../reasons.ts';
import type { HandmadeMerchant } from './HandmadeMerchant.ts';

export const globetrot: HandmadeMerchant = {
  companyId: 'GLOBETROT',
  name: 'Globetrot Luggage',
  contactName: 'Amélie Fontaine',
  domain: 'globetrot',
  purpose: 'International returns from forty countries, with several carriers, prices in euro and texts of its own.',
  publishedDaysAgo: 4,
  people: [{ name: 'Amélie Fontaine', mailbox: 'staff' }],
  isIntegrated: true,
  addresses: [
    { name: 'Main Address', address: { line1: '5 Airport Drive', town: 'Brisbane', area: 'QLD', postcode: '4008' } },
  ],
  carriers: ['AUSTRALIA_POST', 'DPD', 'BPOST'],
  countries:
    'AE AR AT BE BR CA CH CL CN CZ DE DK EG ES FI FR GB GR HK IE IN IT JP KR LU MX MY NL NO NZ PL PT SA SE SG TH TR US ZA'.split(
      ' ',
    ),
  reasons: [
    reason('WHEEL', 'Wheel or handle broken', { asksFor: ['Photo of the damage', 'Airline report, if there is one'] }),
    reason('SIZE', 'Not the size I expected', { customerPays: true }),
    reason('COLOUR', 'Not the colour I expected', { customerPays: true }),
    reason('LATE', 'Arrived after my trip', { customerPays: true }),
    reason('WRONG', 'Wrong item'),
  ],
  rules: [
    {
      type: 'RETURN_WINDOWS',
      name: 'Everything within 90 days',
      does: { days: 90, from: 'purchaseDate' },
      isDefault: true,
    },
  ],
  settings: {
    languages: { offered: ['en', 'fr', 'ja'], default: 'en' },
    consumerText: { v1: travellersTexts },
  },
  more: { currencyOverride: 'EUR', webhooks: [{ url: 'https://hooks.globetrot.example/returns' }] },
};
