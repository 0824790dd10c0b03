import { applicationConfigIn, type ApplicationConfigHolder } from '../application-config/applicationConfig.ts';
import type { ConfigPart } from '../application-config/configPart.ts';
import { fitValueIn } from '../application-config/problems/partError.ts';
import { isOn, type Toggle } from '../company/merchantDefaults.ts';
import type { FooterLinks } from '../company/companyConfiguration.ts';
import type { Language } from '../languages/language.ts';
import { isRecord } from '../shared/shapes.ts';
import { ownerFlagsIn } from '../application-config/ownerFlags.ts';

type AdminConfig = {
  readonly logoUrl?: string | undefined;
  readonly altLogoUrl?: string | undefined;
  readonly theme?: { readonly primaryColor?: string | undefined } | undefined;
  readonly defaultLanguage?: string | undefined;
  readonly auth?: object | undefined;
  readonly features: {
    readonly navigation?: object | undefined;
    readonly footer?: FooterLinks | undefined;
    readonly multipleLanguageSupport?: unknown;
  };
};

/**
 * Merges the owner's published configuration [CF-1]. Invalid parts are ignored. If several languages are offered, users
 * can select one. A new logo removes the dark version of the old logo.
 */
export function publishedAdminConfig<Config extends AdminConfig>(
  config: Config,
  organisation: ApplicationConfigHolder,
): Config {
  const valueOf = <const Part extends ConfigPart>(part: Part) => fitValueIn(organisation, part, () => undefined);
  const logoUrl = valueOf({ kind: 'logo' });
  const primaryColor = valueOf({ kind: 'colour', name: 'primaryColor' });
  const offered = valueOf({ kind: 'languages' });
  const defaultLanguage = valueOf({ kind: 'defaultLanguage' }) ?? startLanguageAmong(offered, config.defaultLanguage);
  const navigation = valueOf({ kind: 'navigation' });
  const links = (['privacyPolicyUrl', 'termsAndConditionsUrl'] as const).flatMap((name) => {
    const link = valueOf({ kind: 'footerLink', name });
    return link === undefined ? [] : [[name, link] as const];
  });
  const { altLogoUrl, ...rest } = config;
  const keepsDarkForm = altLogoUrl !== undefined && (logoUrl === undefined || logoUrl === config.logoUrl);
  // Not merged, because everyone can read the admin configuration.
  const {
    validationException,
    secondFactor: _secondFactor,
    ...flags
  } = ownerFlagsIn(applicationConfigIn(organisation).features);
  const features = {
    ...config.features,
    ...(offered && { multipleLanguageSupport: { enabled: offered.length > 1 } }),
    ...flagsOver(config.features, flags),
    ...(navigation && { navigation }),
    ...(links.length > 0 && { footer: { ...config.features.footer, ...Object.fromEntries(links) } }),
  };
  return {
    ...rest,
    ...(keepsDarkForm && { altLogoUrl }),
    ...(logoUrl !== undefined && { logoUrl }),
    ...(primaryColor !== undefined && { theme: { ...config.theme, primaryColor } }),
    ...(defaultLanguage !== undefined && { defaultLanguage }),
    ...(offered && { languages: offered }),
    ...(validationException !== undefined && {
      auth: { ...config.auth, ...userNames(isOn(validationException as Toggle)) },
    }),
    features,
  } as unknown as Config;
}

/** Sign-in configuration for user names [AU-16]. */
const userNames = (areAllowed: boolean) => ({ emailOnly: !areAllowed, validationException: areAllowed });

/** Merges flags into features. Fields that only the service sets, e.g. the allowed signups, remain unchanged. */
const flagsOver = (
  features: Readonly<Record<string, unknown>>,
  flags: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => {
      const current = features[name];
      return [name, isRecord(current) && isRecord(flag) ? { ...current, ...flag } : flag];
    }),
  );

const startLanguageAmong = (
  offered: readonly Language[] | undefined,
  current: string | undefined,
): string | undefined => (offered?.some((language) => language === current) === false ? offered[0] : current);
