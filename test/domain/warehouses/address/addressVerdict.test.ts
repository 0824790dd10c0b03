import { describe, expect, it } from 'vitest';
import { interpretAddressCheck } from '../../../../src/domain/warehouses/address/addressVerdict.ts';

const context = {
  allowsAnyValidCarrier: true,
  carrierIds: ['DPD', 'BPOST', 'USPS'],
  supportEmail: 'support@owner.example',
};

describe('interpretAddressCheck', () => {
  it('returns "not found" if the service did not find the address, regardless of which carriers refuse it [WH-7]', () => {
    expect(interpretAddressCheck({ found: false, invalidCarriers: ['DPD'] }, context)).toEqual({ kind: 'not-found' });
  });

  it.each([[undefined], [[]]])(
    'accepts a found address if the list of refusing carriers is %j [WH-7]',
    (invalidCarriers) => {
      expect(interpretAddressCheck({ found: true, invalidCarriers }, context)).toEqual({ kind: 'accepted' });
    },
  );

  it('accepts an address that only some carriers refuse if one accepting carrier is enough, and lists the refusing carriers [WH-7]', () => {
    expect(interpretAddressCheck({ found: true, invalidCarriers: ['DPD', 'BPOST', 'DPD'] }, context)).toEqual({
      kind: 'accepted-by-some',
      carrierIds: ['DPD', 'BPOST'],
      supportEmail: 'support@owner.example',
    });
  });

  it('refuses an address that some carriers refuse, if all carriers must serve the address [WH-7]', () => {
    const strict = { ...context, allowsAnyValidCarrier: false };
    expect(interpretAddressCheck({ found: true, invalidCarriers: ['DPD'] }, strict)).toEqual({
      kind: 'refused-by-carriers',
      carrierIds: ['DPD'],
    });
  });

  it('refuses an address that no carrier of the company serves [WH-7]', () => {
    const answer = { found: true, invalidCarriers: ['USPS', 'DPD', 'BPOST'] };
    expect(interpretAddressCheck(answer, context)).toEqual({
      kind: 'refused-by-carriers',
      carrierIds: ['USPS', 'DPD', 'BPOST'],
    });
  });

  it('accepts the address of a company that has no carriers [WH-7]', () => {
    expect(interpretAddressCheck({ found: true, invalidCarriers: ['DPD'] }, { ...context, carrierIds: [] }).kind).toBe(
      'accepted-by-some',
    );
  });
});
