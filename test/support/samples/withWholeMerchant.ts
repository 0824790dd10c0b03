import { makeSample } from '../../../sample/makeSample.ts';
import type { SampleData, SampleMerchant } from '../../../sample/SampleData.ts';

/**
 * Adds a merchant with values in every part of its configuration to the small sample. `now` is in milliseconds since
 * 1970-01-01 UTC.
 */
export function withWholeMerchant(sample: SampleData, companyId: string, now: number): SampleData {
  const completeMerchant = makeSample({ seed: 1, now: new Date(now) })
    .owners.flatMap(({ merchants }) => merchants)
    .find((merchant) => merchant.companyId === 'NORTHWIND')?.configuration;
  if (!completeMerchant) throw new Error('The sample has no Northwind any more.');
  const furnished = (merchant: SampleMerchant): SampleMerchant =>
    merchant.companyId === companyId
      ? { ...merchant, configuration: { ...completeMerchant, companyId, carrier: merchant.configuration.carrier } }
      : merchant;
  const owners = sample.owners.map((owner) => ({ ...owner, merchants: owner.merchants.map(furnished) }));
  return { ...sample, owners };
}
