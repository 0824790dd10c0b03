import { describe, expect, it } from 'vitest';
import { withCarriers } from '../../../src/domain/carriers/companyCarriers.ts';
import { productOf, withProduct, type CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { languageOfCountry } from '../../../src/domain/international/country.ts';
import { countryRows, isLacking } from '../../../src/domain/reach/countryRows.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';
import { aWarehouse } from '../../support/samples/warehouses.ts';
import { aRule, documentOf } from '../rules/aRule.ts';

function configurationOf(on: readonly string[], more: Partial<CompanyConfiguration> = {}): CompanyConfiguration {
  const ground = aCompanyConfiguration({
    international: { homeCountryCode: 'AU' },
    offeredCarriers: [
      { carrierCompanyId: 'DPD', name: 'DPD', countries: ['AU', 'NL', 'DE'] },
      { carrierCompanyId: 'BPOST', name: 'bpost', countries: ['BE'] },
    ],
    warehousesConfig: [aWarehouse({ locationId: 'w1' })],
    applicationConfig: { config: { languages: { offered: ['en', 'ja'], default: 'en' } } },
    ...more,
  });
  const countriesEnabled = Object.fromEntries(on.map((code) => [code, true]));
  return withCarriers(withProduct(ground, { ...productOf(ground), countriesEnabled }), [
    { carrierCompanyId: 'DPD', enabled: true, default: true },
    { carrierCompanyId: 'BPOST', enabled: false, default: false },
  ]);
}
const rowOf = (code: string, before: CompanyConfiguration, after = before) =>
  countryRows(before, after).find((row) => row.code === code);

describe('countryRows', () => {
  it('lists the home country and the countries enabled by the merchant as enabled [PC-7]', () => {
    const [before, after] = [configurationOf(['NL']), configurationOf(['DE'])];
    expect(rowOf('AU', before, after)).toMatchObject({ isHome: true, isOn: true, wasOn: true });
    expect(rowOf('NL', before, after)).toMatchObject({ isOn: false, wasOn: true });
    expect(rowOf('DE', before, after)).toMatchObject({ isOn: true, wasOn: false });
    expect(countryRows(before, after)).toHaveLength(250);
  });

  it('reports a missing carrier if no enabled carrier collects in the country', () => {
    const before = configurationOf(['BE', 'DE']);
    expect(rowOf('BE', before)).toMatchObject({ carriers: [], lacks: ['carrier', 'language'] });
    expect(rowOf('DE', before)).toMatchObject({ carriers: ['DPD'], lacks: [] });
  });

  it('reports a missing delivery if the country’s carriers do not deliver to the default return address [WH-7]', () => {
    const berlin = aWarehouse({ default: true, place: { address: { country: 'JP' } } });
    const before = configurationOf(['DE'], { warehousesConfig: [berlin] });
    expect(rowOf('DE', before)).toMatchObject({ carriers: [], lacks: ['delivery'] });
  });

  it('reports a missing return address if no return address is enabled', () => {
    const before = configurationOf(['DE'], { warehousesConfig: [aWarehouse({ enabled: false })] });
    expect(rowOf('DE', before)?.lacks).toEqual(['address']);
  });

  it.each([
    ['NL', 'nl'],
    ['JP', 'ja'],
    ['MX', 'es'],
    ['EG', 'ar'],
    ['FR', 'fr'],
    ['NZ', 'en'],
    ['FI', undefined],
  ])('uses for the country %s the supported language that most of its people read', (code, language) => {
    expect(languageOfCountry(code)).toBe(language);
  });

  it('reports a missing language if the product supports the country’s language but the merchant does not offer it', () => {
    const before = configurationOf(['NL', 'JP', 'FI']);
    expect(rowOf('NL', before)).toMatchObject({ language: 'en', lacks: ['language'] });
    expect(rowOf('JP', before)?.language).toBe('ja');
    expect(rowOf('FI', before)?.lacks).toEqual(['carrier']);
  });

  it('reports a missing fee rule if other countries have a fee rule, but not as a warning', () => {
    const fee = aRule('fee', {
      ruleType: 'REFUND_FEES',
      conditions: [{ fact: 'area', operator: 'fullMatch', value: ['NL'] }],
      eventData: { amount: 5, name: 'Shipping', currency: 'AUD' },
    });
    const before = configurationOf(['DE', 'NL'], { rulesConfig: [documentOf(fee)] });
    expect(rowOf('DE', before)?.lacks).toEqual(['fee']);
    expect(rowOf('NL', before)?.lacks).toEqual(['language']);
    expect(isLacking({ lacks: ['fee'] })).toBe(false);
    expect(isLacking({ lacks: ['fee', 'carrier'] })).toBe(true);
  });

  it('reports no problems for a disabled country', () => {
    expect(rowOf('BE', configurationOf([]))?.lacks).toEqual([]);
  });
});
