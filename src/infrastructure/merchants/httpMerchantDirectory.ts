import { listCompanies } from '../../../contract/merchants/companies.ts';
import type { MerchantDirectory } from '../../application/merchants/MerchantDirectory.ts';
import { parseCompanyId } from '../../domain/company/companyId.ts';
import { bodyAs } from '../http/answer.ts';
import { readAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export const httpMerchantDirectory = (http: Http): MerchantDirectory => ({
  search(rootOrgId, { search, state, own, warrantyOver, windowOver, carrier, sort }, place, signal) {
    const query = {
      search: search === '' ? undefined : search,
      state,
      own,
      warrantyOver,
      windowOver,
      carrier,
      ...place,
      offset: place?.offset || undefined,
      sort,
    };
    return bodyAs(
      readAt(http, listCompanies, { rootOrgId }, { query }, signal),
      ({ companies, total, nextCursor }) => ({
        merchants: companies.flatMap((company) => {
          const companyId = parseCompanyId(company.companyId);
          return companyId ? [{ ...company, companyId }] : [];
        }),
        total,
        nextCursor,
      }),
    );
  },
});
