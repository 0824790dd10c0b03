import { err } from '../../shared/result.ts';
import { refused, type Write } from '../../shared/write.ts';
import type { CompilePattern } from '../../validation/patterns/patternEngine.ts';
import { decideVersion, made, type ConfiguredCompany, type OneVersion } from './configuredCompany.ts';
import { refuseApplicationConfig } from './refuseApplicationConfig.ts';
import { patchApplicationConfigOf, type ApplicationConfigPatch } from '../patchApplicationConfigOf.ts';

const created = <Document extends ConfiguredCompany>(
  document: Document,
  config: Readonly<Record<string, unknown>>,
): Document => ({ ...document, applicationConfig: { version: '1.0', config: { ...config } } });

/** Creates the first application configuration [PB-17]. */
export const createApplicationConfig = (
  compile: CompilePattern,
): Write<ConfiguredCompany, Readonly<Record<string, unknown>>> => ({
  action: 'application-config.created',
  wanted: created,
  decide(document, config, _fresh, earlier) {
    if (document.applicationConfig) return refused('', 'exists already');
    const next = created(document, config);
    const refusal = refuseApplicationConfig(document, next, compile, earlier);
    return refusal ? err(refusal) : made(next);
  },
});

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

export const placeLogo: Write<ConfiguredCompany, OneVersion & { readonly logoImage: string }> = {
  action: 'image.uploaded',
  decide: (document, { version, logoImage }) =>
    decideVersion(document, version, (present) => made({ ...present, assets: { ...present.assets, logoImage } })),
};

/** The last asset management call. Changes nothing, because earlier writes go live by themselves or on publish. */
export const publishApplicationConfig: Write<ConfiguredCompany, OneVersion> = {
  action: 'application-config.published',
  decide: (document, { version }) => decideVersion(document, version, made),
};
