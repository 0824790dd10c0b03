import type {
  CompanyGateway,
  PublishedCompany,
  WriteContext,
} from '../../../src/application/company/CompanyGateway.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { Result } from '../../../src/domain/shared/result.ts';
import type { Faults } from './Faults.ts';

/** A company gateway behind an unreliable network. */
export class FaultyCompanyGateway implements CompanyGateway {
  readonly #inner: CompanyGateway;
  readonly #faults: Faults;
  /** With what each read may be given up. */
  readonly signals: (AbortSignal | undefined)[] = [];

  constructor(inner: CompanyGateway, faults: Faults) {
    this.#inner = inner;
    this.#faults = faults;
  }

  read(companyId: CompanyId, signal?: AbortSignal): Promise<Result<PublishedCompany, PortFailure>> {
    this.signals.push(signal);
    return this.#faults.around('read', companyId, () => this.#inner.read(companyId, signal));
  }

  updateProducts(
    company: Parameters<CompanyGateway['updateProducts']>[0],
    products: Parameters<CompanyGateway['updateProducts']>[1],
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    return this.#faults.around('company', write.idempotencyKey, () =>
      this.#inner.updateProducts(company, products, write),
    );
  }

  updateSettings(...[company, patch, write]: Parameters<CompanyGateway['updateSettings']>) {
    return this.#faults.around('settings', write.idempotencyKey, () =>
      this.#inner.updateSettings(company, patch, write),
    );
  }
}
