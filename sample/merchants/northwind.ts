import { reason } from '../reasons.ts';
import { when } from '../rules.ts';
import { merchantAssets } from '../assets.ts';
import type { HandmadeMerchant } from './HandmadeMerchant.ts';

export const northwind: HandmadeMerchant = {
  companyId: 'NORTHWIND',
  name: 'Northwind Outdoor',
  contactName: 'Sam Okafor',
  domain: 'northwind',
  purpose: 'The main merchant: a live portal with six return reasons, several rules and two warehouses.',
  publishedDaysAgo: 8,
  people: [
    { name: 'Sam Okafor', mailbox: 'staff', seenDaysAgo: 1 },
    { name: 'Priya Nair', mailbox: 'priya', role: 'returns_portal_publisher', seenDaysAgo: 3 },
    { name: 'Grace Lindqvist', mailbox: 'grace', seenDaysAgo: 74, isDisabled: true },
    { name: 'Tomás Rivera', mailbox: 'tomas', role: 'returns_portal_editor', isInvited: true },
  ],
  addresses: [
    {
      name: 'Main Address',
      address: { unitNumber: '4', line1: '18 Yarra Street', town: 'Geelong', area: 'VIC', postcode: '3220' },
    },
    { name: 'Sydney outlet', address: { line1: '201 Kent Street', town: 'Sydney', area: 'NSW', postcode: '2000' } },
  ],
  carriers: ['AUSTRALIA_POST', 'DPD'],
  storeNetworks: ['POST_OFFICES'],
  countries: ['NZ'],
  reasons: [
    reason('SIZE', 'Too small or too large', { customerPays: true, asksFor: ['Size label photo'] }),
    reason('DAMAGED', 'Arrived damaged', { asksFor: ['Photo of the damage', 'Comment, 10–200 characters'] }),
    reason('WRONG', 'Wrong item'),
    reason('FAULTY', 'Stopped working', { asksFor: ['Short description of the fault'] }),
    reason('MIND', 'Changed my mind', { customerPays: true }),
    reason('GIFT', 'Unwanted gift', { customerPays: true }),
  ],
  validationRegex: '.{10,200}',
  rules: [
    {
      type: 'NON_RETURNABLE_ITEM',
      name: 'Used climbing ropes stay',
      when: [when('categories', 'fullMatch', ['Ropes'])],
      does: { isNotReturnable: true },
    },
    {
      type: 'ORDER_EXCEPTION',
      name: 'Order exception rule',
      when: [when('tags', 'fullMatch', ['recall'])],
      does: { alwaysReturnable: true },
    },
    {
      type: 'RETURN_WINDOWS',
      name: 'Tents within 60 days',
      when: [when('categories', 'fullMatch', ['Tents'])],
      does: { days: 60, from: 'purchaseDate' },
      priority: 2,
    },
    {
      type: 'RETURN_WINDOWS',
      name: 'Everything within 30 days',
      does: { days: 30, from: 'purchaseDate' },
      isDefault: true,
    },
    {
      type: 'RETURN_ADDRESS',
      name: 'New South Wales goes to Sydney',
      when: [when('area', 'fullMatch', ['NSW'])],
      does: { locationId: 'northwind-2' },
    },
    {
      type: 'CARRIER_RULES',
      name: 'Kayaks go with DPD',
      when: [when('categories', 'fullMatch', ['Kayaks'])],
      does: { shouldUse: true, carrier: 'DPD', serviceType: 'OVERSIZE' },
    },
    {
      type: 'REFUND_FEES',
      name: 'Restocking of electronics',
      when: [when('categories', 'fullMatch', ['Electronics'])],
      does: { amount: 9.95, name: 'Restocking fee', currency: 'AUD' },
    },
    {
      type: 'RETURNLESS_ITEM',
      name: 'Cheap items need not come back',
      when: [when('price', 'lessThan', 15)],
      does: { returnless: true },
    },
  ],
  settings: { ORDER_ID_REGEX: 'NW-[0-9]{6}' },
  more: {
    assets: { logoImage: merchantAssets.NORTHWIND.path },
    orderInstructions: 'The order number is on the packing slip, as NW-123456.',
  },
};
