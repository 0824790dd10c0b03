import type { CompanyPath, PublishGateway, PublishSummary } from '../../application/publishing/PublishGateway.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';

export class InMemoryPublishGateway implements PublishGateway {
  readonly #service: DemoService;
  readonly #clock: Clock;

  constructor(service: DemoService, clock: Clock) {
    this.#service = service;
    this.#clock = clock;
  }

  async open(
    company: CompanyPath,
    request: {
      readonly revision: string;
      readonly changes: readonly PendingChange[];
      readonly idempotencyKey: string;
    },
  ): Promise<Result<PublishSummary, PortFailure>> {
    return this.#service.openPublish(company.companyId, { ...request, at: this.#now() });
  }

  async complete(company: CompanyPath, publishId: string): Promise<Result<PublishSummary, PortFailure>> {
    return this.#service.completePublish(company.companyId, publishId, this.#now());
  }

  async giveUp(company: CompanyPath, publishId: string): Promise<Result<void, PortFailure>> {
    return this.#service.giveUpPublish(company.companyId, publishId);
  }

  async latest(company: CompanyPath): Promise<Result<PublishSummary | undefined, PortFailure>> {
    return ok(this.#service.latestPublish(company.companyId));
  }

  #now(): string {
    return new Date(this.#clock.now()).toISOString();
  }
}
