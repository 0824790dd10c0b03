import { describe, expect, it } from 'vitest';
import type { CompanySettingsPatch } from '../../../src/domain/company/companySettings.ts';
import { updateSettings } from '../../../src/domain/settings/writes/updateSettings.ts';
import { decideJudged, refusedFor } from '../../support/decideJudged.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

const published = aCompanyConfiguration({
  orderInstructions: 'On the slip.',
  termsAndConditionsUrl: 'https://shop.example/terms',
});
const decide = (patch: CompanySettingsPatch) => decideJudged(updateSettings, published, patch);

describe('settings written to the service', () => {
  it('are stored one setting at a time, and the value null removes a setting [CF-7]', () => {
    expect(decide({ termsAndConditionsUrl: 'https://shop.example/policy' })).toMatchObject({
      value: { document: { ...published, termsAndConditionsUrl: 'https://shop.example/policy' } },
    });
    const { termsAndConditionsUrl: _, ...rest } = published;
    expect(decide({ termsAndConditionsUrl: null })).toEqual({
      ok: true,
      value: { document: rest, answer: undefined },
    });
  });

  it.each([
    ['an invalid web address', 'javascript:alert(1)', 'validation.urlProtocolError'],
    ['an address without a public host', 'http://localhost/terms', 'validation.websiteInvalidError'],
    ['an address that is too long', `https://shop.example/${'a'.repeat(500)}`, 'validation.tooLongError'],
  ])('are rejected if the link to the terms is %s [CF-7]', (_, termsAndConditionsUrl, message) => {
    expect(decide({ termsAndConditionsUrl })).toEqual(refusedFor('/termsAndConditionsUrl', message, message));
  });

  it.each([
    [{ webhooks: [{ url: 'ftp://localhost/' }] }, '/webhooks', 'validation.websiteInvalidError'],
    [
      { emailAddresses: { multiCarrierSupportEmail: 'help' } },
      '/emailAddresses/multiCarrierSupportEmail',
      'validation.emailInvalidError',
    ],
    [{ orderInstructions: 'x'.repeat(2001) }, '/orderInstructions', 'validation.tooLongError'],
  ])('are rejected with the same message as on the settings page: %j [CF-7] [VL-email]', (patch, pointer, message) => {
    expect(decide(patch)).toEqual(refusedFor(pointer, message, message));
  });

  it.each([
    [{ portalActive: 'yes please' }, '/portalActive', 'not true or false'],
    [{ homePickup: { enabled: 1 } }, '/homePickup/enabled', 'not true or false'],
    [{ homePickup: 'yes please' }, '/homePickup', 'not a record'],
    [{ emailPreviews: { enabled: 'yes' } }, '/emailPreviews', 'not a switch'],
    [{ emailPreviewsInternational: 'on' }, '/emailPreviewsInternational', 'not a switch'],
    [{ orderInstructions: 7 }, '/orderInstructions', 'not a text'],
    [{ emailAddresses: { multiCarrierSupportEmail: [] } }, '/emailAddresses/multiCarrierSupportEmail', 'not a text'],
    [{ webhooks: [{}] }, '/webhooks', 'not a list of addresses'],
  ])('are rejected if the format of a value is wrong: %j [CF-7]', (patch, pointer, reason) => {
    expect(decide(patch as never)).toEqual(refusedFor(pointer, reason));
  });

  it('are rejected with all errors at once, each with the pointer of the invalid setting [CF-7]', () => {
    const patch = { orderInstructions: 'x'.repeat(2001), portalActive: 'yes', webhooks: null } as never;
    expect(decide(patch)).toEqual({
      ok: false,
      error: {
        kind: 'invalid',
        message: 'validation.tooLongError',
        errors: [
          { pointer: '/orderInstructions', message: 'validation.tooLongError' },
          { pointer: '/portalActive', message: 'not true or false' },
        ],
      },
    });
  });

  it('can be set to empty texts and lists', () => {
    expect(decide({ orderInstructions: '', termsAndConditionsUrl: '', webhooks: [] }).ok).toBe(true);
  });

  it('can have a value that was published earlier, even if the value is no longer valid [PB-16]', () => {
    const once = aCompanyConfiguration({ termsAndConditionsUrl: 'http://localhost/terms' });
    const patch = { termsAndConditionsUrl: 'http://localhost/terms' };
    expect(decideJudged(updateSettings, published, patch, [once]).ok).toBe(true);
    expect(decideJudged(updateSettings, once, { ...patch, portalActive: true }).ok).toBe(true);
  });
});
