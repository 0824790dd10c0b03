import { carriersOf } from '../../domain/carriers/companyCarriers.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PublishStepRunner, StepCalls } from '../publishing/PublishStepRunner.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { CarrierGateway } from './CarrierGateway.ts';

export class PublishCarriersStep implements PublishStepRunner {
  readonly step = 'carrier-config';
  readonly #gateway: CarrierGateway;
  readonly #subjects: ChangeSubjects;

  constructor(gateway: CarrierGateway, subjects: ChangeSubjects) {
    this.#gateway = gateway;
    this.#subjects = subjects;
  }

  run(
    base: CompanyConfiguration,
    changes: readonly PendingChange[],
    calls: StepCalls,
  ): Promise<Result<void, PortFailure>> {
    const company = { rootOrgId: base.carrier.rootOrgId, companyId: base.companyId };
    const carriers = carriersOf(this.#subjects.registry.apply(base, changes));
    return calls.once('replace', (write) => this.#gateway.replace(company, carriers, write));
  }
}
