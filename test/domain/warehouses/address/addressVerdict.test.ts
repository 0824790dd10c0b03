import { describe, expect, it } from 'vitest';
import { judgeAddress } from '../../../../src/domain/warehouses/address/addressVerdict.ts';

const context = {
  allowsAnyValidCarrier: true,
  carrierIds: ['DPD', 'BPOST', 'USPS'],
  supportEmail: 'support@owner.example',
};

describe('the verdict on an address', () => {
  it('is not found where the service does not know it, whatever it says of carriers [WH-7]', () => {
    expect(judgeAddress({ found: false, invalidCarriers: ['DPD'] }, context)).toEqual({ kind: 'not-found' });
  });

  it.each([[undefined], [[]]])('accepts a found one where the refusing carriers are %j [WH-7]', (invalidCarriers) => {
    expect(judgeAddress({ found: true, invalidCarriers }, context)).toEqual({ kind: 'accepted' });
  });

  it('names the carriers that refuse and who helps, where any valid carrier is allowed [WH-7]', () => {
    expect(judgeAddress({ found: true, invalidCarriers: ['DPD', 'BPOST', 'DPD'] }, context)).toEqual({
      kind: 'accepted-by-some',
      carrierIds: ['DPD', 'BPOST'],
      supportEmail: 'support@owner.example',
    });
  });

  it('lists the carriers that refuse, where all must serve it [WH-7]', () => {
    const strict = { ...context, allowsAnyValidCarrier: false };
    expect(judgeAddress({ found: true, invalidCarriers: ['DPD'] }, strict)).toEqual({
      kind: 'refused-by-carriers',
      carrierIds: ['DPD'],
    });
  });

  it('refuses one that no carrier of the company serves: no valid one is left to allow [WH-7]', () => {
    const answer = { found: true, invalidCarriers: ['USPS', 'DPD', 'BPOST'] };
    expect(judgeAddress(answer, context)).toEqual({
      kind: 'refused-by-carriers',
      carrierIds: ['USPS', 'DPD', 'BPOST'],
    });
  });

  it('does not hold missing carriers against the address of a company that has none yet [WH-7]', () => {
    expect(judgeAddress({ found: true, invalidCarriers: ['DPD'] }, { ...context, carrierIds: [] }).kind).toBe(
      'accepted-by-some',
    );
  });
});
