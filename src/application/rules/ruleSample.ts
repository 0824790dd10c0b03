import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { priceFactorOf } from '../../domain/orders/priceFactor.ts';
import { TRIAL_SAMPLE, type SampleRequest } from '../../domain/orders/sampleOrders.ts';
import { listedRule } from '../../domain/rules/ruleRows.ts';
import type { Clock } from '../shared/Clock.ts';

/** The orders on which the rules of a company are tried: of what is published, so that they stay the same while it edits. */
export const ruleSample = (
  { rulesConfig = [], currencyOverride }: Pick<CompanyConfiguration, 'rulesConfig' | 'currencyOverride'>,
  clock: Pick<Clock, 'now'>,
): SampleRequest => ({
  count: TRIAL_SAMPLE,
  today: new Date(clock.now()).toISOString().slice(0, 10),
  rules: rulesConfig.flatMap((document) => listedRule(document) ?? []),
  priceFactor: priceFactorOf(currencyOverride),
});
