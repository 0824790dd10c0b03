import fc from 'fast-check';
import { describe, it } from 'vitest';
import type { ReturnReasons } from '../../../src/domain/company/parts/returnReason.ts';
import { productOf, withProduct } from '../../../src/domain/company/companyConfiguration.ts';
import { withPaymentType } from '../../../src/domain/payments/customerPayments.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';
import { expectRestored } from '../../support/samples/restoring.ts';

const text = fc.string({ minLength: 1, maxLength: 12 });
const reason = fc.record(
  {
    code: fc.constantFrom('SIZE', 'LATE', 'GIFT', 'MIND', '理由', 'removed', '__proto__'),
    description: text,
    enabled: fc.boolean(),
    paymentRequired: fc.boolean(),
    paymentRequirements: fc.array(text, { maxLength: 2 }),
  },
  { requiredKeys: ['code', 'description', 'enabled', 'paymentRequired'] },
);
const reasons: fc.Arbitrary<ReturnReasons> = fc.record(
  {
    enabled: fc.boolean(),
    validationRegex: text,
    reasons: fc.uniqueArray(reason, { selector: ({ code }) => code, maxLength: 7 }),
  },
  { requiredKeys: ['enabled', 'reasons'] },
);

describe('restoring return reasons of an earlier revision', () => {
  it('results in exactly the return reasons of that revision, for any published and pending changes [PB-16]', () => {
    expectRestored(
      reasons.map((each) => aCompanyConfiguration({}, each)),
      16,
    );
  });

  it('also restores the payment type, which depends on the reasons [PB-16] [PY-1]', () => {
    expectRestored(
      reasons.map((each) => {
        const configuration = aCompanyConfiguration({}, each);
        const product = { ...productOf(configuration), customerPayments: { isEnabled: true } };
        return withProduct(configuration, withPaymentType(product));
      }),
      17,
    );
  });
});
