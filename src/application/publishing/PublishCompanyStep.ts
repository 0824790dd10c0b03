import { withChanges } from '../../domain/changes/changeSubjects.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import { productOf, type CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { CompanyGateway, WriteContext } from '../company/CompanyGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { PublishStepRunner } from './PublishStepRunner.ts';

/** The first step: the company's product with its COMPANY changes made, sent whole. */
export class PublishCompanyStep implements PublishStepRunner {
  readonly step = 'company';
  readonly #gateway: CompanyGateway;

  constructor(gateway: CompanyGateway) {
    this.#gateway = gateway;
  }

  async run(
    base: CompanyConfiguration,
    changes: readonly PendingChange[],
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    const { rootOrgId, productName } = base.carrier;
    const products = { [productName]: productOf(withChanges(base, changes)) };
    return this.#gateway.updateProducts({ rootOrgId, companyId: base.companyId }, products, write);
  }
}
