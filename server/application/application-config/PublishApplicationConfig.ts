import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { EditConfiguration } from '../publishing/EditConfiguration.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { missingVersion, type ApplicationConfigRequest } from './ApplicationConfigRequest.ts';

/**
 * The last call of asset management (source, section 7). Within a publish it is noted, and what was written goes live
 * with the rest; a write without a publish was one of its own, so that nothing is left to do.
 */
export class PublishApplicationConfig {
  readonly #configuration: EditConfiguration;
  readonly #authorise: AuthoriseCompany;

  constructor(configuration: EditConfiguration, authorise: AuthoriseCompany) {
    this.#configuration = configuration;
    this.#authorise = authorise;
  }

  execute(request: ApplicationConfigRequest): Promise<Result<void, ServiceFailure>> {
    const { version, publishId } = request;
    if (publishId === undefined)
      return this.#authorise.within(request, async (unit, { tenant }) => {
        const company = await unit.companies.find(tenant.companyId);
        if (!company) return err({ kind: 'not-found' });
        const document = await unit.companies.readRevision(tenant.companyId, company.currentRevision);
        const missing = missingVersion(document, version);
        return missing ? err(missing) : ok(undefined);
      });
    return this.#configuration.execute(request, 'application-config.published', (document) => {
      const missing = missingVersion(document, version);
      return missing ? err(missing) : ok({ document, changes: [], detail: { version }, answer: undefined });
    });
  }
}
