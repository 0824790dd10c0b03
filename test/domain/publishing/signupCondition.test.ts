import { describe, expect, it } from 'vitest';
import { planPublish } from '../../../src/domain/publishing/publishPlan.ts';
import { isSignupSkipped, withoutSkippedSignup } from '../../../src/domain/publishing/signupCondition.ts';
import { signupFailureKey } from '../../../src/domain/publishing/signupFailureKey.ts';

describe('signing a merchant up', () => {
  it.each([
    [true, undefined, true],
    [true, [], false],
    [true, ['ACME'], false],
    [true, '', false],
    [false, undefined, false],
    [undefined, undefined, false],
  ])(
    'where pre-registration may be skipped: %s, for the customers %j, is skipped: %s [PB-10]',
    (can, customers, skipped) => {
      expect(isSignupSkipped({ canSkipPreRegistration: can, customersToUse: customers })).toBe(skipped);
    },
  );

  it('is no step of the publish where it is skipped, and the other steps keep their order [PB-10] [PB-5]', () => {
    const plan = planPublish([
      { type: 'RULES', key: 'r', value: 1 },
      { type: 'SIGNUP', key: 's', value: { organisationId: 'ACME' } },
      { type: 'ONBOARD', key: 'o', value: { companyId: 'ACME' } },
    ]);
    const steps = (canSkipPreRegistration: boolean): readonly string[] =>
      withoutSkippedSignup(plan, { canSkipPreRegistration }).map(({ step }) => step);
    expect(steps(true)).toEqual(['onboarding', 'rules']);
    expect(steps(false)).toEqual(['onboarding', 'signup', 'rules']);
  });

  it.each([
    ['Request with the same trading name already exists', 'constants.apiErrors.tradingNameExists'],
    ['Request with the same trading name already exists ', 'constants.apiErrors.tradingNameExists'],
    ['Request with the same trading name', 'constants.apiErrors.default'],
    ['', 'constants.apiErrors.default'],
    [undefined, 'constants.apiErrors.default'],
  ])('that failed with %j says %s [PB-11] [SG-2]', (message, key) => {
    expect(signupFailureKey(message)).toBe(key);
  });
});
