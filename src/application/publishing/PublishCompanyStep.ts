import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import { productOf, type CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { CompanyGateway } from '../company/CompanyGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { PublishStepRunner, StepCalls } from './PublishStepRunner.ts';

/** The first step: the company's product with its COMPANY changes made, sent whole. */
export class PublishCompanyStep implements PublishStepRunner {
  readonly step = 'company';
  readonly #gateway: CompanyGateway;
  readonly #subjects: ChangeSubjects;

  constructor(gateway: CompanyGateway, subjects: ChangeSubjects) {
    this.#gateway = gateway;
    this.#subjects = subjects;
  }

  async run(
    base: CompanyConfiguration,
    changes: readonly PendingChange[],
    calls: StepCalls,
  ): Promise<Result<void, PortFailure>> {
    const { rootOrgId, productName } = base.carrier;
    const products = { [productName]: productOf(this.#subjects.registry.apply(base, changes)) };
    const company = { rootOrgId, companyId: base.companyId };
    return calls.once('update', (write) => this.#gateway.updateProducts(company, products, write));
  }
}
