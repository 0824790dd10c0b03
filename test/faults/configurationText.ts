import { type CompanyConfiguration, configurationVersion } from '../../src/domain/company/companyConfiguration.ts';

/**
 * As the database keeps it: the order of an object's keys says nothing. What a service names is called by what a person
 * named it, for a page cannot know the ids it will give.
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
  // A logo is kept under the address of its content once it is there.
  const text = JSON.stringify(whole, (key, value: unknown) =>
    key === 'logoImage'
      ? 'logo'
      : typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
        : value,
  );
  return named.reduce((made, [id = '', name = '']) => made.replaceAll(`"${id}"`, `"named ${name}"`), text);
}

/** Where two texts part, with what stands around it. */
export const differenceOf = (wanted: string, found: string): string => {
  const at = [...wanted].findIndex((sign, place) => sign !== found[place]);
  return `wanted …${wanted.slice(Math.max(0, at - 80), at + 120)}… found …${found.slice(Math.max(0, at - 80), at + 120)}…`;
};
