/** [CF-5] */
const DEFAULT_CONFIGURATION_VERSION = '1.0';

export const configurationVersion = (
  applicationConfig: { readonly version?: string | undefined } | undefined,
): string => applicationConfig?.version?.trim() || DEFAULT_CONFIGURATION_VERSION;
