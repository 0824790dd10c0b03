import type { AdminConfiguration, ServiceExtensions } from '../../../../domain/branding/adminConfiguration.ts';

export type SignInBrand = Pick<
  AdminConfiguration,
  | 'productName'
  | 'carrierName'
  | 'rootOrgId'
  | 'logoUrl'
  | 'altLogoUrl'
  | 'emailOnly'
  | 'validationException'
  | 'multipleLanguageSupport'
  | 'offeredLanguages'
  | 'footer'
> & { readonly extensions?: Pick<ServiceExtensions, 'passwordMail'> | undefined };
