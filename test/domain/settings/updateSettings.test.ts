import { describe, expect, it } from 'vitest';
import type { CompanySettingsPatch } from '../../../src/domain/company/companySettings.ts';
import { updateSettings } from '../../../src/domain/settings/writes/updateSettings.ts';

const fresh = { now: 0, id: 'id' };
const published = { orderInstructions: 'On the slip.', termsAndConditionsUrl: 'https://shop.example/terms' };
const decide = (patch: CompanySettingsPatch) => updateSettings.decide(published, patch, fresh);

describe('the settings of a company', () => {
  it('are written one by one, and taken away by null [CF-7]', () => {
    expect(decide({ termsAndConditionsUrl: 'https://shop.example/policy' })).toMatchObject({
      value: { document: { ...published, termsAndConditionsUrl: 'https://shop.example/policy' } },
    });
    expect(decide({ termsAndConditionsUrl: null })).toMatchObject({
      value: { document: { orderInstructions: 'On the slip.' } },
    });
  });

  it.each([
    ['no web address', 'javascript:alert(1)', 'validation.urlProtocolError'],
    ['an address of no public host', 'http://localhost/terms', 'validation.websiteInvalidError'],
    ['too long an address', `https://shop.example/${'a'.repeat(500)}`, 'validation.tooLongError'],
  ])('refuse %s for the terms [CF-7]', (_, termsAndConditionsUrl, message) => {
    expect(decide({ termsAndConditionsUrl })).toEqual({
      ok: false,
      error: { kind: 'invalid', errors: [{ pointer: '/termsAndConditionsUrl', message }] },
    });
  });
});
