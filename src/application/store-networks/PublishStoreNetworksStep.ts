import { withChanges } from '../../domain/changes/changeSubjects.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { Result } from '../../domain/shared/result.ts';
import { hasInStoreReturns, storeNetworksOf } from '../../domain/store-networks/companyStoreNetworks.ts';
import { storeNetworkUpdate } from '../../domain/store-networks/storeNetworkUpdate.ts';
import type { PublishStepRunner, StepCalls } from '../publishing/PublishStepRunner.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { StoreNetworkGateway } from './StoreNetworkGateway.ts';

/** The third step: which store networks take returns in. */
export class PublishStoreNetworksStep implements PublishStepRunner {
  readonly step = 'network-config';
  readonly #gateway: StoreNetworkGateway;

  constructor(gateway: StoreNetworkGateway) {
    this.#gateway = gateway;
  }

  run(
    base: CompanyConfiguration,
    changes: readonly PendingChange[],
    calls: StepCalls,
  ): Promise<Result<void, PortFailure>> {
    const company = { rootOrgId: base.carrier.rootOrgId, companyId: base.companyId };
    const made = withChanges(base, changes);
    const update = storeNetworkUpdate(storeNetworksOf(made), hasInStoreReturns(made));
    return calls.once('update', (write) => this.#gateway.update(company, update, write));
  }
}
