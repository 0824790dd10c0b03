import { expect, it } from 'vitest';
import { carrierNameIn } from '../../../src/domain/carriers/knownCarriers.ts';

const offeredCarriers = [{ carrierCompanyId: 'DPD', name: 'DPD Local' }, { carrierCompanyId: 'USPS' }];

it.each([
  ['DPD', 'DPD Local'],
  ['USPS', 'USPS'],
  ['AUSTRALIA_POST', 'Australia Post'],
  ['UNKNOWN', 'UNKNOWN'],
])("carrierNameIn uses the owner's name for a carrier, otherwise the product's: %s [WH-7]", (id, name) => {
  expect(carrierNameIn({ offeredCarriers })(id)).toBe(name);
});
