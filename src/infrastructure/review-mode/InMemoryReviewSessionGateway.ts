import type { ReviewSession, ReviewSessionGateway } from '../../application/review-mode/ReviewSessionGateway.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';

const REVIEW_LIFE = 60 * 60 * 1000;

export class InMemoryReviewSessionGateway implements ReviewSessionGateway {
  readonly #service: DemoService;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(service: DemoService, clock: Clock, ids: Ids) {
    this.#service = service;
    this.#clock = clock;
    this.#ids = ids;
  }

  async open(_rootOrgId: string, merchantId: CompanyId, reason: string): Promise<Result<ReviewSession, PortFailure>> {
    if (reason.trim() === '') return err({ kind: 'rejected', status: 400 });
    const company = this.#service.configuration(merchantId);
    if (!company.ok) return company;
    return ok({ reviewSessionId: this.#ids.next(), merchantId, expiresAt: this.#clock.now() + REVIEW_LIFE });
  }

  async close(): Promise<Result<void, PortFailure>> {
    return ok(undefined);
  }
}
