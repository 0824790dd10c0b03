import { applyMergePatch } from '../shared/mergePatch.ts';
import {
  applicationConfigIn,
  withApplicationConfig,
  type ApplicationConfig,
  type ApplicationConfigHolder,
} from './applicationConfig.ts';

/** The holder with merge patches made on the parts of its application configuration. */
export function patchApplicationConfigOf<Holder extends ApplicationConfigHolder>(
  holder: Holder,
  patch: Partial<ApplicationConfig>,
): Holder {
  const before = applicationConfigIn(holder);
  return withApplicationConfig(holder, applyMergePatch(before, patch) as ApplicationConfig);
}
