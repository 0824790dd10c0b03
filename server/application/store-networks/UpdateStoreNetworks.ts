import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import {
  isNetworkOn,
  switchInStoreReturns,
  switchNetwork,
} from '../../../src/domain/store-networks/storeNetworkChanges.ts';
import { storeNetworksOf, withStoreNetworkUpdate } from '../../../src/domain/store-networks/companyStoreNetworks.ts';
import { unknownStoreNetwork, type StoreNetworkUpdate } from '../../../src/domain/store-networks/storeNetworkUpdate.ts';
import type { ConfigurationWrite, EditConfiguration } from '../publishing/EditConfiguration.ts';
import type { ServiceFailure } from '../shared/failure.ts';

export type UpdateStoreNetworksRequest = ConfigurationWrite & { readonly update: StoreNetworkUpdate };

/** Chooses a company's store networks (source, section 7); one that is new must be on offer. */
export class UpdateStoreNetworks {
  readonly #configuration: EditConfiguration;

  constructor(configuration: EditConfiguration) {
    this.#configuration = configuration;
  }

  execute(request: UpdateStoreNetworksRequest): Promise<Result<void, ServiceFailure>> {
    const { update } = request;
    return this.#configuration.execute(request, 'store-networks.updated', (document) => {
      const unknown = unknownStoreNetwork(update, document);
      if (unknown !== undefined) return err(notOffered(update.selectedStoreNetworks.indexOf(unknown)));
      const next = withStoreNetworkUpdate(document, update);
      const networks = storeNetworksOf(next).map(({ storeNetworkId: id }) =>
        switchNetwork(document, id, isNetworkOn(next, id)),
      );
      return ok({
        document: next,
        changes: [switchInStoreReturns(document, update.enabled), ...networks].filter(
          ({ value, originalValue }) => value !== originalValue,
        ),
        detail: update,
        answer: undefined,
      });
    });
  }
}

const notOffered = (index: number): ServiceFailure => ({
  kind: 'invalid',
  errors: [{ pointer: `/selectedStoreNetworks/${index}`, message: 'not offered' }],
});
