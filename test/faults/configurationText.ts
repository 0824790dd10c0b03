import { type CompanyConfiguration, configurationVersion } from '../../src/domain/company/companyConfiguration.ts';

/**
 * Canonical text of a configuration with sorted keys, like in the database. Ids assigned by the service are replaced by
 * names, because the client cannot predict them.
 */
export function textOf(configuration: CompanyConfiguration): string {
  const named = [
    ...(configuration.warehousesConfig ?? []).map(({ locationId, locationName = '' }) => [locationId, locationName]),
    ...(configuration.rulesConfig ?? []).map(({ ruleId, ruleDescription }) => [ruleId, ruleDescription]),
  ];
  const { applicationConfig } = configuration;
  const whole = applicationConfig
    ? {
        ...configuration,
        applicationConfig: { ...applicationConfig, version: configurationVersion(applicationConfig) },
      }
    : configuration;
  // A stored logo is identified by the hash of its content.
  const text = JSON.stringify(whole, (key, value: unknown) =>
    key === 'logoImage'
      ? 'logo'
      : typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
        : value,
  );
  return named.reduce((made, [id = '', name = '']) => made.replaceAll(`"${id}"`, `"named ${name}"`), text);
}

/** First difference between two texts, with the text around it. */
export const differenceOf = (wanted: string, found: string): string => {
  const at = [...wanted].findIndex((sign, place) => sign !== found[place]);
  return `wanted …${wanted.slice(Math.max(0, at - 80), at + 120)}… found …${found.slice(Math.max(0, at - 80), at + 120)}…`;
};
