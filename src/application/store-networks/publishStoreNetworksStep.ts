import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import { companyPathOf } from '../company/CompanyPath.ts';
import { hasInStoreReturns, storeNetworksOf } from '../../domain/store-networks/companyStoreNetworks.ts';
import { storeNetworkUpdate } from '../../domain/store-networks/storeNetworkUpdate.ts';
import type { PublishStepRunner } from '../publishing/PublishStepRunner.ts';
import type { StoreNetworkGateway } from './StoreNetworkGateway.ts';

export const publishStoreNetworksStep = (
  gateway: StoreNetworkGateway,
  subjects: ChangeSubjects,
): PublishStepRunner => ({
  step: 'network-config',
  run(base, changes, calls) {
    const result = subjects.registry.apply(base, changes);
    const update = storeNetworkUpdate(storeNetworksOf(result), hasInStoreReturns(result));
    return calls.once('update', (write) => gateway.update(companyPathOf(base), update, write));
  },
});
