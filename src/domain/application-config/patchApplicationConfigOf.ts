import { applyMergePatch } from '../shared/mergePatch.ts';
import {
  applicationConfigIn,
  withApplicationConfig,
  type ApplicationConfig,
  type ApplicationConfigHolder,
} from './applicationConfig.ts';

/** JSON merge patch (RFC 7396) for each changed part. */
export type ApplicationConfigPatch = {
  readonly [Part in keyof ApplicationConfig]?: ApplicationConfig[Part] | undefined;
};

export function patchApplicationConfigOf<Holder extends ApplicationConfigHolder>(
  holder: Holder,
  patch: ApplicationConfigPatch,
): Holder {
  const before = applicationConfigIn(holder);
  return withApplicationConfig(holder, applyMergePatch(before, patch) as ApplicationConfig);
}
