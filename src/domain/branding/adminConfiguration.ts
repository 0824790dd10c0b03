import type { FooterLinks } from '../company/companyConfiguration.ts';
import type { Language } from '../languages/language.ts';
import type { NavigationFeature } from '../navigation/navigation.ts';

/** What the owner's service can do beyond the source's calls; each is off where the service does not announce it. */
export type ServiceExtensions = {
  readonly publishSessions: boolean;
  readonly history: boolean;
  readonly merchantDirectory: boolean;
  readonly reviewSessions: boolean;
};

/** The owner's configuration (source, section 3): the parts this product reads. */
export type AdminConfiguration = {
  readonly carrier: string;
  readonly productName: string;
  readonly carrierName: string;
  /** The organisation the owner's staff belong to. */
  readonly rootOrgId: string;
  readonly logoUrl?: string | undefined;
  readonly altLogoUrl?: string | undefined;
  readonly brandColor?: string | undefined;
  readonly faviconUrl?: string | undefined;
  readonly emailOnly: boolean;
  readonly multipleLanguageSupport: boolean;
  readonly defaultLanguage?: Language | undefined;
  readonly navigation: NavigationFeature;
  readonly footer: FooterLinks;
  readonly extensions: ServiceExtensions;
};
