import type { SettingLimits } from './portalSettingProblem.ts';
import type { FooterLinks } from '../company/companyConfiguration.ts';
import type { CountriesEnabled } from '../international/countryEntry.ts';
import type { NavigationFeature } from '../company/parts/navigation.ts';

/** What the calls of asset management write [API-1], by where a merchant's configuration holds it. */
export type ApplicationConfig = {
  readonly config: Readonly<Record<string, unknown>>;
  readonly features: Readonly<Record<string, unknown>>;
  readonly assets: Readonly<Record<string, unknown>>;
};

export type ApplicationConfigHolder = {
  readonly applicationConfig?:
    | {
        readonly version?: string | undefined;
        readonly config?: Readonly<Record<string, unknown>> | undefined;
      }
    | undefined;
  readonly features: SettingLimits & {
    readonly navigation?: NavigationFeature | undefined;
    readonly footer?: FooterLinks | undefined;
    /** Addresses below which the owner lets images come from, beside this service. */
    readonly imageSources?: readonly string[] | undefined;
  };
  readonly assets?: { readonly logoImage?: string | undefined } | undefined;
  /** Where returns come from: what some settings depend on. */
  readonly carrier?: { readonly productName?: string | undefined } | undefined;
  readonly products?:
    | Readonly<Record<string, { readonly countriesEnabled?: CountriesEnabled | undefined }>>
    | undefined;
  readonly international?: { readonly homeCountryCode?: string | undefined } | undefined;
};

/** The countries that returns come from, as the rules for settings ask for them. */
export const countriesIn = ({ carrier, products, international }: ApplicationConfigHolder) => ({
  countriesEnabled: products?.[carrier?.productName ?? '']?.countriesEnabled,
  homeCountryCode: international?.homeCountryCode,
});

export const applicationConfigIn = ({
  applicationConfig,
  features,
  assets,
}: ApplicationConfigHolder): ApplicationConfig => ({
  config: applicationConfig?.config ?? {},
  features,
  assets: assets ?? {},
});

const isEmpty = (record: Readonly<Record<string, unknown>>): boolean => Object.keys(record).length === 0;

export function withApplicationConfig<Holder extends ApplicationConfigHolder>(
  holder: Holder,
  { config, features, assets }: ApplicationConfig,
): Holder {
  const { applicationConfig, assets: _, ...rest } = holder;
  const hasConfig = applicationConfig?.config !== undefined || !isEmpty(config);
  return {
    ...rest,
    ...(applicationConfig || hasConfig
      ? { applicationConfig: { ...applicationConfig, ...(hasConfig && { config }) } }
      : {}),
    features,
    ...(isEmpty(assets) ? {} : { assets }),
  } as unknown as Holder;
}
