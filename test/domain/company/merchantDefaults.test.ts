import { describe, expect, it } from 'vitest';
import { withOwnerDefaults } from '../../../src/domain/company/merchantDefaults.ts';
import { aCompanyConfiguration, companyId } from '../../support/samples/builders.ts';

const owner = {
  addressValidationRequired: true,
  shortPostcodes: true,
  returnPolicies: { maxWarrantyDays: 365 },
  returnWindows: { maxDueDateDays: 30 },
};

describe('withOwnerDefaults', () => {
  it('adds the owner’s settings that the merchant did not set [PB-9] [CF-6]', () => {
    const merchant = aCompanyConfiguration({ features: { footer: {} } });
    expect(withOwnerDefaults(merchant, owner)).toEqual({ ...merchant, features: { footer: {}, ...owner } });
    expect(withOwnerDefaults(merchant, undefined)).toBe(merchant);
    expect(withOwnerDefaults(merchant, {}).features).toEqual({ footer: {}, returnPolicies: {}, returnWindows: {} });
  });

  it('does not override a setting that the merchant set [PB-9] [CF-6]', () => {
    const features = { addressValidationRequired: { enabled: false }, returnWindows: { maxDueDateDays: 90 } };
    const merchant = aCompanyConfiguration({ features });
    expect(withOwnerDefaults(merchant, owner).features).toEqual({ ...owner, ...features });
    const emptyPart = aCompanyConfiguration({ features: { returnWindows: {} } });
    expect(withOwnerDefaults(emptyPart, owner).features.returnWindows).toEqual({ maxDueDateDays: 30 });
  });

  it('returns the configuration of the owner’s own organisation unchanged [PB-5]', () => {
    const organisation = aCompanyConfiguration({ companyId: companyId('OWNER') });
    expect(organisation.companyId).toBe(organisation.carrier.rootOrgId);
    expect(withOwnerDefaults(organisation, owner)).toBe(organisation);
  });
});
