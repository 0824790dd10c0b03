import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { portalCurrency } from '../../domain/international/portalCurrency.ts';
import { priceFactorOf } from '../../domain/orders/price.ts';
import { SAMPLE_SIZE, type SampleRequest } from '../../domain/orders/sampleOrders.ts';
import { listedRules } from '../../domain/rules/ruleRows.ts';
import { type Clock, localDate } from '../shared/Clock.ts';

/** Sample orders of a company. Generated from the published rules, so that edits do not change them. */
export const ruleSample = (
  { rulesConfig = [], ...others }: Pick<CompanyConfiguration, 'rulesConfig' | 'currencyOverride' | 'international'>,
  clock: Pick<Clock, 'now'>,
): SampleRequest => ({
  count: SAMPLE_SIZE,
  today: localDate(clock.now()),
  rules: listedRules(rulesConfig),
  priceFactor: priceFactorOf(portalCurrency(others)),
});
