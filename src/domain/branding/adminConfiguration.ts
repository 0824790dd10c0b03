import type { MerchantDefaults } from '../company/merchantDefaults.ts';
import type { FooterLinks } from '../company/companyConfiguration.ts';
import type { Language } from '../languages/language.ts';
import type { NavigationFeature } from '../company/parts/navigation.ts';
import type { ExternalLogin, WidgetLogin } from '../session/signInMethod.ts';
import type { SignupCondition } from '../onboarding/signupPayload.ts';
import type { BrandConfiguration } from './brandOf.ts';
import type { extensionNames } from './extensionNames.ts';
import type { FaviconOptions } from './favicons.ts';

export type ServiceExtensions = Readonly<Record<(typeof extensionNames)[number], boolean>>;

/** The parts of the owner's configuration that this product reads [CF-1]. */
export type AdminConfiguration = BrandConfiguration & {
  readonly carrier: string;
  readonly carrierName: string;
  readonly rootOrgId: string;
  readonly brandColor?: string | undefined;
  readonly faviconOptions?: FaviconOptions | undefined;
  readonly shouldCheckForSubBrand?: boolean | undefined;
  readonly loginWithExternalAuth?: boolean | undefined;
  readonly emailOnly: boolean;
  readonly validationException?: boolean | undefined;
  readonly strongPassword?: boolean | undefined;
  readonly hiddenPages?: readonly string[] | undefined;
  readonly freeNames?: boolean | undefined;
  readonly singleSignOnNoReDirect?: boolean | undefined;
  readonly widgetMode?: boolean | undefined;
  /** External sign-in for merchants' staff. Absent if the owner has no provider. */
  readonly externalLogin?: ExternalLogin | undefined;
  /** Sites that may embed the portal as a widget. */
  readonly widgetLogin?: WidgetLogin | undefined;
  readonly multipleLanguageSupport: boolean;
  readonly defaultLanguage?: Language | undefined;
  /** Languages offered to users; all if absent. */
  readonly offeredLanguages?: readonly Language[] | undefined;
  readonly signup?: SignupCondition | undefined;
  readonly navigation: NavigationFeature;
  readonly footer: FooterLinks;
  readonly features?: MerchantDefaults | undefined;
  readonly extensions: ServiceExtensions;
};

export type ArchivingOwner = { readonly extensions: Pick<ServiceExtensions, 'history'> };

/** True if the service can archive rules. The call is not in the specification. It is part of the history extension. */
export const archivesRules = (owner: ArchivingOwner | undefined): boolean => owner?.extensions.history === true;

/** True if the page *Sign-in security* has content. */
export const hasSecurityPage = (
  extensions: Pick<ServiceExtensions, 'secondFactor' | 'sessions' | 'userManagement'> | undefined,
): boolean => extensions !== undefined && (extensions.secondFactor || extensions.sessions || extensions.userManagement);
