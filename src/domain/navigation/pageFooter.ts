import type { FooterLinks } from '../company/companyConfiguration.ts';

/** Footer of a page [BN-3]. Links without a URL are absent. */
export type PageFooter = FooterLinks & {
  readonly version: string | undefined;
  readonly hasCarrierLogo: boolean;
  readonly hasLanguageSelector: boolean;
};

const configured = (url: string | undefined): string | undefined => url?.trim() || undefined;

export const footerLinks = (merchant: FooterLinks | undefined, owner: FooterLinks): FooterLinks => ({
  privacyPolicyUrl: configured(merchant?.privacyPolicyUrl) ?? configured(owner.privacyPolicyUrl),
  termsAndConditionsUrl: configured(merchant?.termsAndConditionsUrl) ?? configured(owner.termsAndConditionsUrl),
});

export const pageFooter = (
  shown: { readonly version: boolean; readonly carrierLogo: boolean } | undefined,
  content: {
    readonly version: string;
    readonly multipleLanguageSupport: boolean;
    readonly merchantLinks?: FooterLinks | undefined;
    readonly ownerLinks: FooterLinks;
  },
): PageFooter | undefined =>
  shown && {
    version: shown.version ? content.version : undefined,
    hasCarrierLogo: shown.carrierLogo,
    hasLanguageSelector: content.multipleLanguageSupport,
    ...footerLinks(content.merchantLinks, content.ownerLinks),
  };

export const ownFooterLinks = (merchant: FooterLinks | undefined): FooterLinks => footerLinks(merchant, {});
