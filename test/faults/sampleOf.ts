import type { SampleData, SampleMerchant } from '../../sample/SampleData.ts';
import { aSample } from '../support/samples/aSample.ts';
import { withWholeMerchant } from '../support/samples/withWholeMerchant.ts';
import type { Scene } from './scenes.ts';

/**
 * Returns the owner and the company of a scene from the small sample. A merchant has values in every part of its
 * configuration. The owner's organisation is created after its first merchant. `now` is in milliseconds since 1970.
 */
export function sampleOf({ carrier, companyId, overrides }: Scene, now: number): SampleData {
  const sample = withWholeMerchant(aSample(), companyId, now);
  const withOverrides = (merchant: SampleMerchant): SampleMerchant => ({
    ...merchant,
    configuration: { ...merchant.configuration, ...overrides },
  });
  const owners = sample.owners
    .filter((owner) => owner.carrier === carrier)
    .map((owner) => {
      const own = owner.merchants.filter((merchant) => merchant.companyId === companyId);
      return { ...owner, merchants: own.length > 0 ? own.map(withOverrides) : owner.merchants.slice(0, 1) };
    });
  return { ...sample, owners };
}
