import { closeReviewSession, openReviewSession } from '../../../contract/merchants/companies.ts';
import type { ReviewSession, ReviewSessionGateway } from '../../application/review-mode/ReviewSessionGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { Http } from '../http/Http.ts';

export class HttpReviewSessionGateway implements ReviewSessionGateway {
  readonly #http: Http;
  readonly #ids: Ids;

  constructor(http: Http, ids: Ids) {
    this.#http = http;
    this.#ids = ids;
  }

  async open(rootOrgId: string, merchantId: CompanyId, reason: string): Promise<Result<ReviewSession, PortFailure>> {
    const answer = await this.#http.send(openReviewSession, {
      params: { rootOrgId, merchantId },
      headers: { 'idempotency-key': this.#ids.next() },
      body: { reason },
    });
    if (!answer.ok) return answer;
    const { reviewSessionId, expiresAt } = answer.value.body;
    return ok({ reviewSessionId, merchantId, expiresAt: Date.parse(expiresAt) });
  }

  async close(rootOrgId: string, session: ReviewSession): Promise<Result<void, PortFailure>> {
    const answer = await this.#http.send(closeReviewSession, {
      params: { rootOrgId, merchantId: session.merchantId, reviewSessionId: session.reviewSessionId },
      headers: { 'idempotency-key': this.#ids.next() },
    });
    return answer.ok ? ok(undefined) : answer;
  }
}
