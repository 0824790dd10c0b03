import type { Write } from '../../shared/write.ts';
import { decideVersion, made, type ConfiguredCompany, type OneVersion } from './configuredCompany.ts';

/** The last asset management call. Changes nothing, because earlier writes go live by themselves or on publish. */
export const publishApplicationConfig: Write<ConfiguredCompany, OneVersion> = {
  action: 'application-config.published',
  decide: (document, { version }) => decideVersion(document, version, made),
};
