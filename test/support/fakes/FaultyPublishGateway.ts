import type {
  CompanyPath,
  PublishGateway,
  PublishSummary,
} from '../../../src/application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import type { Result } from '../../../src/domain/shared/result.ts';
import type { Faults } from './Faults.ts';

/** A publish gateway behind an unreliable network. */
export class FaultyPublishGateway implements PublishGateway {
  readonly #inner: PublishGateway;
  readonly #faults: Faults;

  constructor(inner: PublishGateway, faults: Faults) {
    this.#inner = inner;
    this.#faults = faults;
  }

  open(
    company: CompanyPath,
    request: Parameters<PublishGateway['open']>[1],
  ): Promise<Result<PublishSummary, PortFailure>> {
    return this.#faults.around('open', request.idempotencyKey, () => this.#inner.open(company, request));
  }

  complete(
    company: CompanyPath,
    publishId: string,
    idempotencyKey: string,
  ): Promise<Result<PublishSummary, PortFailure>> {
    return this.#faults.around('complete', idempotencyKey, () =>
      this.#inner.complete(company, publishId, idempotencyKey),
    );
  }

  giveUp(company: CompanyPath, publishId: string, idempotencyKey: string): Promise<Result<void, PortFailure>> {
    return this.#faults.around('giveUp', idempotencyKey, () => this.#inner.giveUp(company, publishId, idempotencyKey));
  }

  latest(company: CompanyPath): Promise<Result<PublishSummary | undefined, PortFailure>> {
    return this.#faults.around('latest', company.companyId, () => this.#inner.latest(company));
  }
}
