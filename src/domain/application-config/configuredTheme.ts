import { isRecord } from '../shared/shapes.ts';
import { themeWithDefaults, type ConsumerTheme } from '../theme/consumerTheme.ts';
import type { ApplicationConfigHolder } from './applicationConfig.ts';

/** Theme of the customer portal [CT-3]. */
export function configuredTheme({ applicationConfig }: ApplicationConfigHolder): ConsumerTheme {
  const theme = applicationConfig?.config?.['theme'];
  return themeWithDefaults(isRecord(theme) ? theme : undefined);
}
