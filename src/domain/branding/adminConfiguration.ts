import type { MerchantDefaults } from '../company/merchantDefaults.ts';
import type { FooterLinks } from '../company/companyConfiguration.ts';
import type { Language } from '../languages/language.ts';
import type { NavigationFeature } from '../company/parts/navigation.ts';
import type { ExternalLogin, WidgetLogin } from '../session/signInMethod.ts';
import type { SignupCondition } from '../onboarding/signupCondition.ts';
import type { BrandConfiguration } from './brandOf.ts';
import type { extensionNames } from './extensionNames.ts';
import type { FaviconOptions } from './favicons.ts';

export type ServiceExtensions = Readonly<Record<(typeof extensionNames)[number], boolean>>;

/** The owner's configuration [CF-1]: the parts this product reads. */
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
  /** Paths of the pages that the owner hides from its merchants. */
  readonly hiddenPages?: readonly string[] | undefined;
  readonly freeNames?: boolean | undefined;
  readonly singleSignOnNoReDirect?: boolean | undefined;
  readonly widgetMode?: boolean | undefined;
  /** How merchants' staff sign in with an external provider; absent where the owner names none. */
  readonly externalLogin?: ExternalLogin | undefined;
  /** Who may frame the portal as a widget. */
  readonly widgetLogin?: WidgetLogin | undefined;
  readonly multipleLanguageSupport: boolean;
  readonly defaultLanguage?: Language | undefined;
  /** The languages people may choose of; all where it is absent. */
  readonly offeredLanguages?: readonly Language[] | undefined;
  readonly signup?: SignupCondition | undefined;
  readonly navigation: NavigationFeature;
  readonly footer: FooterLinks;
  /** What of them holds for merchants is laid under their own (`withOwnerDefaults`). */
  readonly features?: MerchantDefaults | undefined;
  readonly extensions: ServiceExtensions;
};
