import type { SampleData } from '../../sample/SampleData.ts';
import { aSample } from '../support/samples/aSample.ts';
import { withWholeMerchant } from '../support/samples/withWholeMerchant.ts';

export const RESTORED = 'ACME';
const NOW = Date.UTC(2026, 10, 20, 12);

/** A merchant with something of everything, and with shops on offer that it has not chosen yet. */
export function restoringSample(): SampleData {
  const sample = withWholeMerchant(aSample(), RESTORED, NOW);
  const owners = sample.owners.map((owner) => ({
    ...owner,
    merchants: owner.merchants.map((merchant) => {
      const { configuration } = merchant;
      const offered = [
        ...(configuration.offeredStoreNetworks ?? []),
        { storeNetworkId: 'KIOSKS' },
        { storeNetworkId: 'DEPOTS' },
      ];
      const warehousesConfig = configuration.warehousesConfig?.map((each) => ({ ...each, companyId: RESTORED }));
      // Whether the carriers of today serve an address of then is a question of its own.
      const features = { ...configuration.features, addressValidationRequired: { enabled: false } };
      return merchant.companyId === RESTORED
        ? {
            ...merchant,
            configuration: { ...configuration, features, warehousesConfig, offeredStoreNetworks: offered },
          }
        : merchant;
    }),
  }));
  return { ...sample, owners };
}
