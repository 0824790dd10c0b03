import type { Write } from '../../shared/write.ts';
import { decideVersion, made, type ConfiguredCompany, type OneVersion } from './configuredCompany.ts';

/** The last call of asset management; what was written goes live with the publish, or did when it was written. */
export const publishApplicationConfig: Write<ConfiguredCompany, OneVersion> = {
  action: 'application-config.published',
  decide: (document, { version }) => decideVersion(document, version, made),
};
