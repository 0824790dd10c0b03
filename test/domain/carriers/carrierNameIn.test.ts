import { expect, it } from 'vitest';
import { carrierNameIn } from '../../../src/domain/carriers/knownCarriers.ts';

const offeredCarriers = [{ carrierCompanyId: 'DPD', name: 'DPD Local' }, { carrierCompanyId: 'USPS' }];

it.each([
  ['DPD', 'DPD Local'],
  ['USPS', 'USPS'],
  ['AUSTRALIA_POST', 'Australia Post'],
  ['UNKNOWN', 'UNKNOWN'],
])('carrierNameIn prefers the owner’s name of a carrier over the built-in name: %s [WH-7]', (id, name) => {
  expect(carrierNameIn({ offeredCarriers })(id)).toBe(name);
});
