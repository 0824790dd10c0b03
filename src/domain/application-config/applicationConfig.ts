import type { SettingLimits } from './portalSetting.ts';
import type { FooterLinks } from '../company/companyConfiguration.ts';
import type { CountriesEnabled } from '../international/countryEntry.ts';
import type { NavigationFeature } from '../company/parts/navigation.ts';

/** Data of the asset management calls [API-1], grouped by the part of the configuration that contains it. */
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
    /** URL prefixes from which the owner allows images, in addition to this service. */
    readonly imageSources?: readonly string[] | undefined;
  };
  readonly assets?: { readonly logoImage?: string | undefined } | undefined;
  /** Contains the countries with returns, on which some settings depend. */
  readonly carrier?: { readonly productName?: string | undefined } | undefined;
  readonly products?:
    | Readonly<Record<string, { readonly countriesEnabled?: CountriesEnabled | undefined }>>
    | undefined;
  readonly international?: { readonly homeCountryCode?: string | undefined } | undefined;
};

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
