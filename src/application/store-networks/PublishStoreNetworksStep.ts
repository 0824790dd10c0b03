import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import type { Result } from '../../domain/shared/result.ts';
import { hasInStoreReturns, storeNetworksOf } from '../../domain/store-networks/companyStoreNetworks.ts';
import { storeNetworkUpdate } from '../../domain/store-networks/storeNetworkUpdate.ts';
import type { PublishStepRunner, StepCalls } from '../publishing/PublishStepRunner.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { StoreNetworkGateway } from './StoreNetworkGateway.ts';

export class PublishStoreNetworksStep implements PublishStepRunner {
  readonly step = 'network-config';
  readonly #gateway: StoreNetworkGateway;
  readonly #subjects: ChangeSubjects;

  constructor(gateway: StoreNetworkGateway, subjects: ChangeSubjects) {
    this.#gateway = gateway;
    this.#subjects = subjects;
  }

  run(
    base: CompanyConfiguration,
    changes: readonly PendingChange[],
    calls: StepCalls,
  ): Promise<Result<void, PortFailure>> {
    const company = { rootOrgId: base.carrier.rootOrgId, companyId: base.companyId };
    const result = this.#subjects.registry.apply(base, changes);
    const update = storeNetworkUpdate(storeNetworksOf(result), hasInStoreReturns(result));
    return calls.once('update', (write) => this.#gateway.update(company, update, write));
  }
}
