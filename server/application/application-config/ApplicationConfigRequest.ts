import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { configurationVersion } from '../../../src/domain/company/configurationVersion.ts';
import type { ConfigurationWrite } from '../publishing/EditConfiguration.ts';
import type { ServiceFailure } from '../shared/failure.ts';

/** A write to the application configuration of one version. */
export type ApplicationConfigRequest = ConfigurationWrite & { readonly version: string };

/** Why the document has no application configuration of the version, if it has none. */
export const missingVersion = (
  { applicationConfig }: MerchantConfigDocument,
  version: string,
): ServiceFailure | undefined =>
  applicationConfig && configurationVersion(applicationConfig) === version ? undefined : { kind: 'not-found' };
