import { add__Item__, list__Items__ } from '../../../contract/__items__.ts';
import type { __Item__Gateway } from '../../application/__kebab__/__Item__Gateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { __Item__, __Item__Draft } from '../../domain/__kebab__/__item__.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { Http } from '../http/Http.ts';

export class Http__Item__Gateway implements __Item__Gateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async list(companyId: CompanyId): Promise<Result<readonly __Item__[], PortFailure>> {
    const answer = await this.#http.send(list__Items__, { params: { companyId } });
    return answer.ok ? ok(answer.value.body.items) : answer;
  }

  async add(companyId: CompanyId, draft: __Item__Draft): Promise<Result<__Item__, PortFailure>> {
    const answer = await this.#http.send(add__Item__, { params: { companyId }, body: draft });
    return answer.ok ? ok(answer.value.body) : answer;
  }
}
