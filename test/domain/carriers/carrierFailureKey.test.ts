import { expect, it } from 'vitest';
import { carrierFailureKey } from '../../../src/domain/carriers/writes/refuseCarriers.ts';

it.each([
  ['Cannot add carrier for merchant', 'carriers.addCarrierError'],
  [' Cannot add carrier for merchant\n', 'carriers.addCarrierError'],
  ['Cannot add carrier', 'constants.apiErrors.default'],
  ['', 'constants.apiErrors.default'],
  [undefined, 'constants.apiErrors.default'],
])('carrierFailureKey maps the service’s message %j to the text %s [CR-8]', (message, key) => {
  expect(carrierFailureKey(message)).toBe(key);
});
