import { describe, expect, it } from 'vitest';
import { footerLinks, pageFooter } from '../../../src/domain/navigation/pageFooter.ts';

const owner = {
  privacyPolicyUrl: 'https://owner.example/privacy',
  termsAndConditionsUrl: 'https://owner.example/terms',
};
const merchant = {
  privacyPolicyUrl: 'https://shop.example/privacy',
  termsAndConditionsUrl: 'https://shop.example/terms',
};
const content = { version: '2.1.0', multipleLanguageSupport: true, merchantLinks: merchant, ownerLinks: owner };

describe('footerLinks', () => {
  it('returns the merchant’s own links to its privacy policy and its terms [BN-3]', () => {
    expect(footerLinks(merchant, owner)).toEqual(merchant);
  });

  it.each([undefined, {}, { privacyPolicyUrl: undefined, termsAndConditionsUrl: '' }, { privacyPolicyUrl: '  ' }])(
    'returns the owner’s links if the merchant’s links are %j [BN-3]',
    (links) => {
      expect(footerLinks(links, owner)).toEqual(owner);
    },
  );

  it('chooses the merchant’s or the owner’s link separately for each footer link, and omits a link that neither the merchant nor the owner set [BN-3]', () => {
    expect(footerLinks({ termsAndConditionsUrl: merchant.termsAndConditionsUrl }, owner)).toEqual({
      privacyPolicyUrl: owner.privacyPolicyUrl,
      termsAndConditionsUrl: merchant.termsAndConditionsUrl,
    });
    expect(footerLinks(undefined, {})).toEqual({});
  });

  it('pageFooter returns version, logo and language menu only if the page’s flag for the respective element allows it [BN-3]', () => {
    expect(pageFooter({ version: true, carrierLogo: true }, content)).toEqual({
      version: '2.1.0',
      hasCarrierLogo: true,
      hasLanguageSelector: true,
      ...merchant,
    });
    expect(
      pageFooter({ version: false, carrierLogo: false }, { ...content, multipleLanguageSupport: false }),
    ).toMatchObject({ version: undefined, hasCarrierLogo: false, hasLanguageSelector: false });
    expect(pageFooter(undefined, content)).toBeUndefined();
  });
});
