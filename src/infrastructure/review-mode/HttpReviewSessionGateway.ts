import { closeReviewSession, openReviewSession } from '../../../contract/merchants/companies.ts';
import type { ReviewSession, ReviewSessionGateway } from '../../application/review-mode/ReviewSessionGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { Result } from '../../domain/shared/result.ts';
import { bodyAs, nothing } from '../http/answer.ts';
import { writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export class HttpReviewSessionGateway implements ReviewSessionGateway {
  readonly #http: Http;
  readonly #ids: Ids;

  constructor(http: Http, ids: Ids) {
    this.#http = http;
    this.#ids = ids;
  }

  open(rootOrgId: string, companyId: CompanyId, reason: string): Promise<Result<ReviewSession, PortFailure>> {
    const write = { idempotencyKey: this.#ids.next() };
    return bodyAs(
      writeAt(this.#http, openReviewSession, { rootOrgId, companyId }, { body: { reason } }, write),
      ({ reviewSessionId, expiresAt }) => ({
        reviewSessionId,
        merchantId: companyId,
        expiresAt: Date.parse(expiresAt),
      }),
    );
  }

  close(
    rootOrgId: string,
    { merchantId: companyId, reviewSessionId }: ReviewSession,
  ): Promise<Result<void, PortFailure>> {
    const write = { idempotencyKey: this.#ids.next() };
    return nothing(writeAt(this.#http, closeReviewSession, { rootOrgId, companyId, reviewSessionId }, {}, write));
  }
}
