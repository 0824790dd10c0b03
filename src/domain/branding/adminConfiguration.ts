import type { FooterLinks } from '../company/companyConfiguration.ts';
import type { Language } from '../languages/language.ts';
import type { NavigationFeature } from '../company/parts/navigation.ts';
import type { SignupCondition } from '../onboarding/signupCondition.ts';
import type { BrandConfiguration } from './brandOf.ts';
import type { FaviconOptions } from './favicons.ts';

/** What the owner's service can do beyond the specification's calls; each is off where the service does not announce it. */
export type ServiceExtensions = {
  readonly publishSessions: boolean;
  readonly history: boolean;
  readonly merchantDirectory: boolean;
  readonly reviewSessions: boolean;
  /** What stands beside a company's products can be written. */
  readonly companySettings: boolean;
};

/** The owner's configuration [CF-1]: the parts this product reads. */
export type AdminConfiguration = BrandConfiguration & {
  readonly carrier: string;
  readonly carrierName: string;
  /** The organisation the owner's staff belong to. */
  readonly rootOrgId: string;
  readonly brandColor?: string | undefined;
  readonly faviconOptions?: FaviconOptions | undefined;
  readonly shouldCheckForSubBrand?: boolean | undefined;
  /** Merchants sign in through the owner's external provider; admins never do. */
  readonly loginWithExternalAuth?: boolean | undefined;
  readonly emailOnly: boolean;
  /** The login field's format is not checked. */
  readonly validationException?: boolean | undefined;
  /** Signing out stays on the login page. */
  readonly singleSignOnNoReDirect?: boolean | undefined;
  readonly widgetMode?: boolean | undefined;
  readonly multipleLanguageSupport: boolean;
  readonly defaultLanguage?: Language | undefined;
  readonly signup?: SignupCondition | undefined;
  readonly navigation: NavigationFeature;
  readonly footer: FooterLinks;
  readonly extensions: ServiceExtensions;
};
