import { describe, expect, it } from 'vitest';
import { adminConfigSchema } from '../../../contract/branding/adminConfig.ts';
import { adminConfigurationOf } from '../../../src/infrastructure/branding/adminConfigurationOf.ts';

const read = (more: object) =>
  adminConfigurationOf(
    'USPS',
    adminConfigSchema.parse({ productName: 'Returns', carrierName: 'USPS', features: {}, ...more }),
  );

describe('adminConfigurationOf', () => {
  it('reads the sub-brand feature, favicons and sign-in methods', () => {
    const faviconOptions = {
      assetSource: 'remote',
      remotePath: '/icons',
      customExtensions: { favicon: 'svg' },
    } as const;
    const auth = {
      loginWithExternalAuth: true,
      emailOnly: true,
      validationException: true,
      singleSignOnNoReDirect: true,
    };
    const features = { shouldCheckForSubBrand: { enabled: true }, widgetMode: { enabled: true } };
    const subBrand = { subBrandName: 'Express', subBrandLogoUrl: '/express.svg' };
    expect(read({ faviconOptions, auth, features, ...subBrand })).toMatchObject({
      faviconOptions,
      ...auth,
      ...subBrand,
      shouldCheckForSubBrand: true,
      widgetMode: true,
    });
  });

  it('returns false for features that the owner’s document does not contain', () => {
    expect(read({})).toMatchObject({
      loginWithExternalAuth: false,
      emailOnly: false,
      validationException: false,
      singleSignOnNoReDirect: false,
      shouldCheckForSubBrand: false,
      widgetMode: false,
      multipleLanguageSupport: false,
    });
  });
});
