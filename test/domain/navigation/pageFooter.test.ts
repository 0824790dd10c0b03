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
  it('are the merchant’s own privacy policy and terms [BN-3]', () => {
    expect(footerLinks(merchant, owner)).toEqual(merchant);
  });

  it.each([undefined, {}, { privacyPolicyUrl: undefined, termsAndConditionsUrl: '' }, { privacyPolicyUrl: '  ' }])(
    'are the owner’s if the merchant’s are %j [BN-3]',
    (links) => {
      expect(footerLinks(links, owner)).toEqual(owner);
    },
  );

  it('use each link separately, and omit one that neither has [BN-3]', () => {
    expect(footerLinks({ termsAndConditionsUrl: merchant.termsAndConditionsUrl }, owner)).toEqual({
      privacyPolicyUrl: owner.privacyPolicyUrl,
      termsAndConditionsUrl: merchant.termsAndConditionsUrl,
    });
    expect(footerLinks(undefined, {})).toEqual({});
  });

  it("pageFooter shows version and carrier logo by the page's flags, and languages if there are several [BN-3]", () => {
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
