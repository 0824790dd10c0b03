import type { CompanyPath, PublishGateway, PublishSummary } from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';

export class InMemoryPublishGateway implements PublishGateway {
  readonly #service: DemoService;

  constructor(service: DemoService) {
    this.#service = service;
  }

  async open(
    { companyId }: CompanyPath,
    request: {
      readonly revision: string;
      readonly changes: readonly PendingChange[];
      readonly idempotencyKey: string;
    },
  ): Promise<Result<PublishSummary, PortFailure>> {
    return this.#service.openPublish(companyId, request);
  }

  async complete(
    { companyId }: CompanyPath,
    publishId: string,
    idempotencyKey: string,
  ): Promise<Result<PublishSummary, PortFailure>> {
    return this.#service.completePublish(companyId, publishId, idempotencyKey);
  }

  async giveUp(
    { companyId }: CompanyPath,
    publishId: string,
    idempotencyKey: string,
  ): Promise<Result<void, PortFailure>> {
    return this.#service.giveUpPublish(companyId, publishId, idempotencyKey);
  }

  async latest({ companyId }: CompanyPath): Promise<Result<PublishSummary | undefined, PortFailure>> {
    return ok(this.#service.latestPublish(companyId));
  }
}
