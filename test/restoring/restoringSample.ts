import type { SampleData } from '../../sample/SampleData.ts';
import { aSample } from '../support/samples/aSample.ts';
import { withWholeMerchant } from '../support/samples/withWholeMerchant.ts';

export const RESTORED = 'ACME';
const NOW = Date.UTC(2026, 10, 20, 12);

/** A merchant with values in every part of its configuration. The merchant can enable further store networks. */
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
      // Disable the validation of addresses, because current carriers may not deliver to an earlier address.
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
