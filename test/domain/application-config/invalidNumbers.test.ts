import { expect, it } from 'vitest';
import { invalidNumbers } from '../../../src/domain/application-config/applicationConfigSubjects.ts';

const portal = (config: Readonly<Record<string, unknown>>, to = 'AU') => ({
  applicationConfig: { config },
  features: {},
  carrier: { productName: 'P' },
  products: { P: { countriesEnabled: { AU: true, [to]: true } } },
  international: { homeCountryCode: 'AU' },
});
const refused = (others: readonly ReturnType<typeof portal>[], next: ReturnType<typeof portal>) =>
  invalidNumbers(others, next).map(({ pointer, message }) => [pointer, message]);

it('a required number cannot be removed if it was set in the published configuration [VL-maxDueDateDays] [VL-requiredForInternational]', () => {
  expect(refused([portal({ DUE_DATE_DAYS: 14 })], portal({}))).toEqual([
    ['/applicationConfig/config/DUE_DATE_DAYS', 'validation.maxDueDateDaysError'],
  ]);
  const tiers = { INTERNATIONAL_PRICING_TIERS: 2 };
  expect(refused([portal(tiers, 'NZ')], portal({}, 'NZ'))).toEqual([
    ['/applicationConfig/config/INTERNATIONAL_PRICING_TIERS', 'validation.internationalRequiredError'],
  ]);
  expect(refused([portal(tiers)], portal({}))).toEqual([]);
  expect(refused([portal(tiers, 'NZ'), portal({})], portal({}, 'NZ'))).toEqual([]);
});
