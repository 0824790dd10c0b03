import { listCompanies } from '../../../contract/merchants/companies.ts';
import type {
  MerchantDirectory,
  MerchantPage,
  MerchantPlace,
  MerchantQuery,
} from '../../application/merchants/MerchantDirectory.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { parseCompanyId } from '../../domain/company/companyId.ts';
import type { Result } from '../../domain/shared/result.ts';
import { bodyAs } from '../http/answer.ts';
import { readAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export class HttpMerchantDirectory implements MerchantDirectory {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  search(
    rootOrgId: string,
    { search, state, own, warrantyOver, windowOver, carrier, sort }: MerchantQuery,
    place?: MerchantPlace,
    signal?: AbortSignal,
  ): Promise<Result<MerchantPage, PortFailure>> {
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
      readAt(this.#http, listCompanies, { rootOrgId }, { query }, signal),
      ({ companies, total, nextCursor }) => ({
        merchants: companies.flatMap((company) => {
          const companyId = parseCompanyId(company.companyId);
          return companyId ? [{ ...company, companyId }] : [];
        }),
        total,
        nextCursor,
      }),
    );
  }
}
