import { expect, it } from 'vitest';
import { carrierNameIn } from '../../../src/domain/carriers/carrierNameIn.ts';

const offeredCarriers = [{ carrierCompanyId: 'DPD', name: 'DPD Local' }, { carrierCompanyId: 'USPS' }];

it.each([
  ['DPD', 'DPD Local'],
  ['USPS', 'USPS'],
  ['AUSTRALIA_POST', 'Australia Post'],
  ['UNKNOWN', 'UNKNOWN'],
])('a carrier has the name of its owner, otherwise of the product: %s [WH-7]', (id, name) => {
  expect(carrierNameIn({ offeredCarriers })(id)).toBe(name);
});
