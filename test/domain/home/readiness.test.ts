import { describe, expect, it } from 'vitest';
import { configKey } from '../../../src/domain/application-config/configPart.ts';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { readinessOf, stepPlaces } from '../../../src/domain/home/readiness.ts';
import { aConfiguration } from './aConfiguration.ts';

const around = { ownerLinks: {}, isPublished: false };
const openSteps = (configuration: CompanyConfiguration, given = around) =>
  readinessOf(configuration, given)
    .filter(({ isDone }) => !isDone)
    .map(({ step }) => step);

const ready: CompanyConfiguration = {
  ...aConfiguration(),
  assets: { logoImage: '/logo.png' },
  applicationConfig: { config: { theme: { primaryColor: '#1b4d8f', hoverPrimaryColor: '#123a6d' } } },
  features: { footer: { privacyPolicyUrl: 'https://p.example', termsAndConditionsUrl: 'https://t.example' } },
};

describe('readinessOf', () => {
  it('lists every setup step for an empty configuration, and no step after the first publish of a complete configuration [CF-2]', () => {
    const empty: CompanyConfiguration = { ...aConfiguration(), warehousesConfig: [], products: {} };
    expect(openSteps(empty)).toEqual(['logo', 'colours', 'address', 'carrier', 'reasons', 'links', 'published']);
    expect(openSteps(ready)).toEqual(['published']);
    expect(openSteps(ready, { ...around, isPublished: true })).toEqual([]);
  });

  it('requires an enabled default address [WH-1]', () => {
    const disabled = ready.warehousesConfig?.map((each) => ({ ...each, enabled: false }));
    expect(openSteps({ ...ready, warehousesConfig: disabled })).toContain('address');
  });

  it('requires that the default carrier delivers to the default address [WH-7] [CR-4]', () => {
    const [warehouse] = ready.warehousesConfig ?? [];
    const berlin = { ...ready, warehousesConfig: [{ ...warehouse!, place: { address: { country: 'DE' } } }] };
    const [address] = readinessOf(berlin, around).filter(({ step }) => step === 'address');
    expect(address).toMatchObject({ isDone: false, name: 'Main Address', refusing: 'The Post' });
    expect(openSteps(berlin)).toEqual(['address', 'carrier', 'published']);
  });

  it('accepts the owner’s footer links if the merchant has set none [BN-3]', () => {
    const ownerLinks = { privacyPolicyUrl: 'https://o.example/p', termsAndConditionsUrl: 'https://o.example/t' };
    const [links] = readinessOf({ ...ready, features: {} }, { ...around, ownerLinks }).filter(
      ({ step }) => step === 'links',
    );
    expect(links).toEqual({ step: 'links', isDone: true, isOwners: true });
  });

  it('requires texts in every offered language [CT-1]', () => {
    const config = {
      ...ready.applicationConfig?.config,
      languages: { offered: ['en', 'fr'], default: 'en' },
      consumerText: { v1: { en: { steps: { returnDetails: { heading: 'Send it back' } } } } },
    };
    const [languages] = readinessOf({ ...ready, applicationConfig: { config } }, around).filter(
      ({ step }) => step === 'languages',
    );
    expect(languages).toEqual({ step: 'languages', isDone: false, borrowing: ['fr'] });
  });

  it('requires readable colours, and returns the lowest contrast of unreadable colours [CT-3]', () => {
    const config = { theme: { primaryColor: '#ffee88' } };
    const [colours] = readinessOf({ ...ready, applicationConfig: { config } }, around).filter(
      ({ step }) => step === 'colours',
    );
    expect(colours).toMatchObject({ isDone: false, ratio: expect.closeTo(1.17, 1) });
  });

  it('links each open step to the setting that completes it [CF-2]', () => {
    const config = {
      theme: { alternateTextColor: '#ffffff', publicAreaBackgroundColor: '#fefefe' },
      languages: { offered: ['en', 'fr'], default: 'en' },
      consumerText: { v1: { en: { steps: { returnDetails: { heading: 'Send it back' } } } } },
    };
    const features = { footer: { privacyPolicyUrl: 'https://p.example' } };
    const steps = readinessOf({ ...ready, features, applicationConfig: { config } }, around);
    const placeOf = (name: string) =>
      steps.flatMap((step) => (step.step === name && step.step !== 'published' ? stepPlaces(step) : []))[0];
    expect(placeOf('colours')).toEqual({
      feature: 'branding',
      key: configKey({ kind: 'colour', name: 'publicAreaBackgroundColor' }),
    });
    expect(placeOf('links')).toEqual({
      feature: 'footer-links',
      key: configKey({ kind: 'footerLink', name: 'termsAndConditionsUrl' }),
    });
    expect(placeOf('languages')).toEqual({ feature: 'consumer-text' });
  });
});
