import type { Write } from '../../shared/write.ts';
import { decideVersion, made, type ConfiguredCompany, type OneVersion } from './configuredCompany.ts';

/**
 * The last call of asset management. Within a publish it is noted, and what was written goes live with the rest; a write
 * without a publish was one of its own, so that nothing is left to do.
 */
export const publishApplicationConfig: Write<ConfiguredCompany, OneVersion> = {
  action: 'application-config.published',
  decide: (document, { version }) => decideVersion(document, version, made),
};
