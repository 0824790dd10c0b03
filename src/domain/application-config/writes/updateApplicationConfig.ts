import { err } from '../../shared/result.ts';
import type { Write } from '../../shared/write.ts';
import type { CompilePattern } from '../../validation/patterns/patternEngine.ts';
import { patchApplicationConfigOf, type ApplicationConfigPatch } from '../patchApplicationConfigOf.ts';
import { decideVersion, made, type ConfiguredCompany, type OneVersion } from './configuredCompany.ts';
import { refuseApplicationConfig } from './refuseApplicationConfig.ts';

/** Applies JSON merge patches (RFC 7396) [CT-3]. */
export const updateApplicationConfig = (
  compile: CompilePattern,
): Write<ConfiguredCompany, OneVersion & { readonly patch: ApplicationConfigPatch }> => ({
  action: 'application-config.updated',
  wanted: (document, { patch }) => patchApplicationConfigOf(document, patch),
  decide: (document, { version, patch }, _fresh, earlier) =>
    decideVersion(document, version, (present) => {
      const patched = patchApplicationConfigOf(present, patch);
      const refusal = refuseApplicationConfig(present, patched, compile, earlier);
      return refusal ? err(refusal) : made(patched);
    }),
});
