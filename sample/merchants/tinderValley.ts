import { reason } from '../reasons.ts';
import { when } from '../rules.ts';
import type { HandmadeMerchant } from './HandmadeMerchant.ts';

export const tinderValley: HandmadeMerchant = {
  companyId: 'TINDERVALLEY',
  name: 'Tinder Valley Wine',
  contactName: 'Tom Bright',
  domain: 'tindervalley',
  purpose: 'Rules that shadow, repeat and contradict each other.',
  publishedDaysAgo: 1,
  people: [
    { name: 'Tom Bright', mailbox: 'staff' },
    { name: 'Rose Keller', mailbox: 'cellar' },
  ],
  addresses: [
    {
      name: 'Main Address',
      address: { line1: '86 Cimitiere Street', town: 'Launceston', area: 'TAS', postcode: '7250' },
    },
    { name: 'Hobart cellar', address: { line1: '12 Salamanca Place', town: 'Hobart', area: 'TAS', postcode: '7000' } },
  ],
  reasons: [
    reason('CORKED', 'Corked or spoiled'),
    reason('BROKEN', 'Bottle broken', { asksFor: ['Photo of the bottle', 'Photo of the box'] }),
    reason('WRONG', 'Wrong wine or vintage'),
  ],
  rules: [
    {
      type: 'RETURN_WINDOWS',
      name: 'All wine within 14 days',
      when: [when('categories', 'fullMatch', ['Wine'])],
      does: { days: 14, from: 'purchaseDate' },
      priority: 5,
    },
    // Never applies, because the rule above matches every wine first.
    {
      type: 'RETURN_WINDOWS',
      name: 'Red wine within 30 days',
      when: [when('categories', 'fullMatch', ['Wine']), when('tags', 'fullMatch', ['red'])],
      does: { days: 30, from: 'purchaseDate' },
      priority: 3,
    },
    {
      type: 'RETURN_WINDOWS',
      name: 'Everything within 21 days',
      does: { days: 21, from: 'purchaseDate' },
      isDefault: true,
    },
    // This rule and the next rule have equal priority and overlapping prices, but different addresses.
    {
      type: 'RETURN_ADDRESS',
      name: 'Dear bottles to Hobart',
      when: [when('price', 'greaterThan', 80)],
      does: { locationId: 'tindervalley-2' },
      priority: 2,
    },
    {
      type: 'RETURN_ADDRESS',
      name: 'Cellar range to Launceston',
      when: [when('price', 'between', [60, 200])],
      does: { locationId: 'tindervalley-1' },
      priority: 2,
    },
    {
      type: 'NON_RETURNABLE_ITEM',
      name: 'Opened bottles stay',
      when: [when('tags', 'fullMatch', ['opened'])],
      does: { isNotReturnable: true },
    },
    // Duplicate of the previous rule, with another name.
    {
      type: 'NON_RETURNABLE_ITEM',
      name: 'No opened bottles',
      when: [when('tags', 'fullMatch', ['opened'])],
      does: { isNotReturnable: true },
    },
    {
      type: 'ORDER_EXCEPTION',
      name: 'Order exception rule',
      when: [when('tags', 'fullMatch', ['opened', 'recall'])],
      does: { alwaysReturnable: true },
    },
    { type: 'REFUND_TRIGGERS', name: 'Refund when handed in', does: { eventType: 'PARCEL_ACCEPTED' }, isDefault: true },
    {
      type: 'RETURNLESS_ITEM',
      name: 'Single bottles need not come back',
      when: [when('tags', 'fullMatch', ['single'])],
      does: { returnless: true },
    },
  ],
};
