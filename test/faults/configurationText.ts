import { type CompanyConfiguration, configurationVersion } from '../../src/domain/company/companyConfiguration.ts';

/**
 * Canonical text of a configuration with sorted keys, as in the database. IDs that the service assigned are replaced by
 * names, because the client cannot predict them.
 */
export function textOf(configuration: CompanyConfiguration): string {
  const named = [
    ...(configuration.warehousesConfig ?? []).map(({ locationId, locationName = '' }) => [locationId, locationName]),
    ...(configuration.rulesConfig ?? []).map(({ ruleId, ruleDescription }) => [ruleId, ruleDescription]),
  ];
  const { applicationConfig } = configuration;
  const normalized = applicationConfig
    ? {
        ...configuration,
        applicationConfig: { ...applicationConfig, version: configurationVersion(applicationConfig) },
      }
    : configuration;
  // Replace the address of a stored logo, because it is the hash of its content.
  const text = JSON.stringify(normalized, (key, value: unknown) =>
    key === 'logoImage'
      ? 'logo'
      : typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
        : value,
  );
  return named.reduce((replaced, [id = '', name = '']) => replaced.replaceAll(`"${id}"`, `"named ${name}"`), text);
}

/** Returns the first difference between two texts with the text around it. */
export const differenceOf = (expected: string, actual: string): string => {
  const at = [...expected].findIndex((character, index) => character !== actual[index]);
  return `wanted …${expected.slice(Math.max(0, at - 80), at + 120)}… found …${actual.slice(Math.max(0, at - 80), at + 120)}…`;
};
