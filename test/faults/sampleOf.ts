import type { SampleData, SampleMerchant } from '../../sample/SampleData.ts';
import { aSample } from '../support/samples/aSample.ts';
import { withWholeMerchant } from '../support/samples/withWholeMerchant.ts';
import type { Scene } from './scenes.ts';

/**
 * The scene's part of the small sample: its owner and its company, which has something of everything where it is a
 * merchant. The owner's own organisation is made after its first merchant. `now` in milliseconds since 1970.
 */
export function sampleOf({ carrier, companyId, furnish }: Scene, now: number): SampleData {
  const sample = withWholeMerchant(aSample(), companyId, now);
  const furnished = (merchant: SampleMerchant): SampleMerchant => ({
    ...merchant,
    configuration: { ...merchant.configuration, ...furnish },
  });
  const owners = sample.owners
    .filter((owner) => owner.carrier === carrier)
    .map((owner) => {
      const own = owner.merchants.filter((merchant) => merchant.companyId === companyId);
      return { ...owner, merchants: own.length > 0 ? own.map(furnished) : owner.merchants.slice(0, 1) };
    });
  return { ...sample, owners };
}
