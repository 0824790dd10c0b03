import { describe, expect, it } from 'vitest';
import { publishedAdminConfig } from '../../../src/domain/branding/publishedAdminConfig.ts';

const seeded = {
  productName: 'Returns',
  logoUrl: '/assets/seeded.svg',
  altLogoUrl: '/assets/seeded-dark.svg',
  theme: { primaryColor: '#4a90e2', unknown: 'kept' },
  defaultLanguage: 'en',
  features: {
    navigation: { version: '2', sections: [{ pages: [{ title: 'Merchants', url: '/merchants/overview' }] }] },
    footer: { privacyPolicyUrl: 'https://a.example/privacy', termsAndConditionsUrl: 'https://a.example/terms' },
    multipleLanguageSupport: { enabled: true },
    history: { enabled: true },
  },
};

type Said = {
  readonly config?: Readonly<Record<string, unknown>>;
  readonly features?: Readonly<Record<string, unknown>>;
  readonly logoImage?: unknown;
};

const published = ({ config, features = {}, logoImage }: Said) =>
  publishedAdminConfig(seeded, {
    ...(config && { applicationConfig: { version: '1.0', config } }),
    features,
    ...(logoImage !== undefined && { assets: { logoImage: logoImage as string } }),
  });

describe('publishedAdminConfig', () => {
  it('returns the seeded values if the owner’s organisation configured nothing [BR-4]', () => {
    expect(published({})).toEqual(seeded);
  });

  it('uses the published logo, and drops the dark variant that belongs to the seeded logo [BR-4]', () => {
    const own = published({ logoImage: '/assets/own.svg' });
    expect(own).toMatchObject({ logoUrl: '/assets/own.svg' });
    expect(own).not.toHaveProperty('altLogoUrl');
    expect(published({ logoImage: seeded.logoUrl })).toEqual(seeded);
  });

  it('uses the published primary colour as the brand colour, and does not change the other colours', () => {
    expect(published({ config: { theme: { primaryColor: '#123456', buttonTextColor: '#ffffff' } } }).theme).toEqual({
      primaryColor: '#123456',
      unknown: 'kept',
    });
  });

  it('replaces the seeded navigation completely, but each footer link separately [NV-1] [SH-7]', () => {
    const navigation = { version: '1', pages: [{ title: 'Merchants', url: '/merchants/overview' }] };
    const footer = { privacyPolicyUrl: 'https://b.example/privacy' };
    expect(published({ features: { navigation, footer } }).features).toEqual({
      ...seeded.features,
      navigation,
      footer: { ...seeded.features.footer, ...footer },
    });
  });

  it.each([
    [{ offered: ['en', 'ja'] }, 'en', true],
    [{ offered: ['ja', 'nl'] }, 'ja', true],
    [{ offered: ['en'] }, 'en', false],
    [{ offered: ['ja', 'nl'], default: 'nl' }, 'nl', true],
    [{ default: 'ar' }, 'ar', true],
  ])('with languages %j starts in %s and offers a choice: %s [LG-1]', (languages, start, hasChoice) => {
    expect(published({ config: { languages } })).toMatchObject({
      defaultLanguage: start,
      features: { multipleLanguageSupport: { enabled: hasChoice } },
      ...('offered' in languages && { languages: languages.offered }),
    });
  });

  it('uses published feature flags that an owner may set, and ignores other published feature flags', () => {
    const flags = {
      multipleLanguageSupport: false,
      shouldCheckForSubBrand: true,
      signup: { skipPreRegistration: true, customersToUse: ['a'] },
      widgetMode: { enabled: true },
      addressValidationRequired: true,
      returnPolicies: { maxWarrantyDays: 365 },
      returnWindows: { maxDueDateDays: 30 },
      hiddenPages: { paths: ['/refunds'] },
    };
    const features = { ...flags, history: { enabled: false }, anyValidCarrierAllowed: true };
    expect(published({ features }).features).toEqual({ ...seeded.features, ...flags });
    expect(published({ config: { languages: { offered: ['en', 'ar'] } }, features }).features).toMatchObject(flags);
  });

  it('contains whether the sign-in page accepts user names [AU-16]', () => {
    const authOf = (isOn: boolean) => published({ features: { validationException: { enabled: isOn } } });
    expect(authOf(true)).toMatchObject({ auth: { emailOnly: false, validationException: true } });
    expect(authOf(false)).toMatchObject({ auth: { emailOnly: true, validationException: false } });
    expect(authOf(true).features).not.toHaveProperty('validationException');
  });

  it('omits the users of whom an owner requires a second factor, because everyone can read it [AU-27]', () => {
    const features = { secondFactor: { roles: ['staff'], merchants: ['ACME'] } };
    expect(published({ features })).toEqual(seeded);
  });

  it('ignores invalid published values, and uses the seeded values instead', () => {
    const invalid = published({
      logoImage: 'javascript:alert(1)',
      config: { theme: { primaryColor: 'url(x)' }, languages: { default: 'tlh', offered: ['tlh'] } },
      features: {
        navigation: { sections: [{ pages: [{ title: 'x', url: 'javascript:alert(1)' }] }] },
        footer: { privacyPolicyUrl: 'javascript:alert(1)' },
        multipleLanguageSupport: 'yes',
        shouldCheckForSubBrand: { enabled: 'yes' },
        signup: { skipPreRegistration: 1 },
        widgetMode: true,
        hiddenPages: { paths: ['https://evil.example'] },
      },
    });
    expect(invalid).toEqual(seeded);
  });
});
