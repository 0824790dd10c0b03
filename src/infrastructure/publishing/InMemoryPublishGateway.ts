import type {
  CompanyPath,
  PublishGateway,
  PublishOpening,
  PublishSummary,
} from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';

export class InMemoryPublishGateway implements PublishGateway {
  readonly #service: DemoService;

  constructor(service: DemoService) {
    this.#service = service;
  }

  async open({ companyId }: CompanyPath, opening: PublishOpening): Promise<Result<PublishSummary, PortFailure>> {
    return this.#service.openPublish(companyId, opening);
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
