import { patchCompanySettings } from '../../../contract/company/companySettings.ts';
import { postMerchantConfig } from '../../../contract/company/merchantConfig.ts';
import { postUpdateCompany } from '../../../contract/company/updateCompany.ts';
import type { AnnouncedExtensions } from '../../application/branding/AnnouncedExtensions.ts';
import type { CompanyGateway, PublishedCompany } from '../../application/company/CompanyGateway.ts';
import type { SessionCredentials } from '../../application/session/SessionCredentials.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { productOf } from '../../domain/company/companyConfiguration.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { checked, nothing } from '../http/answer.ts';
import { sendWithToken } from '../http/sendWithToken.ts';
import { writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';
import { companyConfigurationOf } from './companyConfigurationOf.ts';

export function httpCompanyGateway(
  http: Http,
  credentials: SessionCredentials,
  isLocalMode: boolean,
  announced: AnnouncedExtensions,
): CompanyGateway {
  function readConfiguration(
    companyId: CompanyId,
    signal?: AbortSignal,
  ): Promise<Result<PublishedCompany, PortFailure>> {
    const localMode = isLocalMode;
    const response = sendWithToken(credentials, (token) =>
      http.send(postMerchantConfig, { body: { merchant: companyId, token, localMode } }, { signal }),
    );
    return checked(response, ({ body, headers }) => {
      const configuration = companyConfigurationOf(body);
      if (!configuration) return err({ kind: 'malformed', field: 'companyId' });
      return ok({ configuration, revision: body.revision ?? headers.etag });
    });
  }

  return {
    async read(companyId, signal) {
      const read = await readConfiguration(companyId, signal);
      if (!read.ok || !announced.isSpecificationOnly || productOf(read.value.configuration).countriesEnabled)
        return read;
      const { withCountries } = await import('./withCountries.ts');
      return ok({ ...read.value, configuration: await withCountries(http, read.value.configuration) });
    },
    updateProducts(company, products, write) {
      const parts = { headers: { 'cache-control': 'no-cache' }, body: { products } };
      return nothing(writeAt(http, postUpdateCompany, company, parts, write));
    },
    updateSettings: (company, patch, write) =>
      nothing(writeAt(http, patchCompanySettings, company, { body: patch }, write)),
  };
}
