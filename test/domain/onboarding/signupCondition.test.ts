import { describe, expect, it } from 'vitest';
import { isSignupSkipped } from '../../../src/domain/onboarding/signupPayload.ts';
import { signupFailureKey } from '../../../src/domain/onboarding/tradingName.ts';

describe('merchant signup', () => {
  it.each([
    [true, undefined, true],
    [true, [], false],
    [true, ['ACME'], false],
    [true, '', false],
    [false, undefined, false],
    [undefined, undefined, false],
  ])(
    'by an owner with the skip flag %s and the listed customers %j is skipped: %s [PB-10]',
    (can, customers, skipped) => {
      expect(isSignupSkipped({ canSkipPreRegistration: can, customersToUse: customers })).toBe(skipped);
    },
  );

  it.each([
    ['Request with the same trading name already exists', 'constants.apiErrors.tradingNameExists'],
    ['Request with the same trading name already exists ', 'constants.apiErrors.tradingNameExists'],
    ['Request with the same trading name', 'constants.apiErrors.default'],
    ['', 'constants.apiErrors.default'],
    [undefined, 'constants.apiErrors.default'],
  ])('shows for the service’s failure message %j the text %s [PB-11] [SG-2]', (message, key) => {
    expect(signupFailureKey(message)).toBe(key);
  });
});
