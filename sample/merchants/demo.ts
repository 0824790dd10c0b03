import { reason } from '../reasons.ts';
import { when } from '../rules.ts';
import type { HandmadeMerchant } from './HandmadeMerchant.ts';

export const demo: HandmadeMerchant = {
  companyId: 'DEMO',
  name: 'Demo Merchant',
  contactName: 'Dana Moore',
  domain: 'demo',
  purpose: 'The demo merchant, made for trying things out; it always has navigation v2.',
  publishedDaysAgo: 30,
  people: [{ name: 'Dana Moore', mailbox: 'staff' }],
  addresses: [
    { name: 'Main Address', address: { line1: '1 London Circuit', town: 'Canberra', area: 'ACT', postcode: '2601' } },
  ],
  reasons: [
    reason('SIZE', 'Too small or too large', { customerPays: true }),
    reason('DAMAGED', 'Arrived damaged', { asksFor: ['Photo of the damage'] }),
    reason('MIND', 'Changed my mind', { customerPays: true }),
  ],
  rules: [
    {
      type: 'RETURN_WINDOWS',
      name: 'Everything within 30 days',
      does: { days: 30, from: 'purchaseDate' },
      isDefault: true,
    },
    {
      type: 'NON_RETURNABLE_ITEM',
      name: 'Gift cards stay',
      when: [when('categories', 'fullMatch', ['Gift cards'])],
      does: { isNotReturnable: true },
    },
  ],
};
