import { expect, it } from 'vitest';
import { carriersToAdd } from '../../../src/domain/carriers/companyCarriers.ts';

const offered = [
  { carrierCompanyId: 'USPS', name: 'USPS' },
  { carrierCompanyId: 'DPD', name: 'DPD' },
];
const usps = { carrierCompanyId: 'USPS', enabled: true, default: true };

it.each([
  ['every carrier that is not set up', true, [usps], ['DPD']],
  ['every carrier for the first one', true, [], ['USPS', 'DPD']],
  ['every carrier for the first one, if only one is allowed', false, [], ['USPS', 'DPD']],
  ['none after the first, if only one is allowed', false, [usps], []],
  ['none after the first, without a setting', undefined, [usps], []],
] as const)('carriersToAdd offers %s [CR-7]', (_, multiCarrierEnabled, carriers, ids) => {
  const available = carriersToAdd(offered, carriers, { multiCarrierEnabled });
  expect(available.map((offer) => offer.carrierCompanyId)).toEqual(ids);
});
