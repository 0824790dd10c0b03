import { listCompanies } from '../../../contract/merchants/companies.ts';
import type { MerchantDirectory, MerchantPage, MerchantQuery } from '../../application/merchants/MerchantDirectory.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { parseCompanyId } from '../../domain/company/companyId.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { Http } from '../http/Http.ts';

export class HttpMerchantDirectory implements MerchantDirectory {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async search(rootOrgId: string, query: MerchantQuery, cursor?: string): Promise<Result<MerchantPage, PortFailure>> {
    const { search, state, sort } = query;
    const answer = await this.#http.send(listCompanies, {
      params: { rootOrgId },
      query: { ...(search === '' ? {} : { search }), ...(state ? { state } : {}), ...(cursor ? { cursor } : {}), sort },
    });
    if (!answer.ok) return answer;
    const { companies, total, nextCursor } = answer.value.body;
    const merchants = companies.flatMap((company) => {
      const companyId = parseCompanyId(company.companyId);
      return companyId ? [{ ...company, companyId }] : [];
    });
    return ok({ merchants, total, nextCursor });
  }
}
