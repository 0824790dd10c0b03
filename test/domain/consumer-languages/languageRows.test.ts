import { describe, expect, it } from 'vitest';
import { languageReaders } from '../../../src/domain/consumer-languages/languageReaders.ts';
import { languageRows } from '../../../src/domain/consumer-languages/languageRows.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

const portal = (stored: Readonly<Record<string, unknown>>, consumerText: unknown = {}) =>
  aCompanyConfiguration({
    applicationConfig: { config: { languages: stored, consumerText } },
    international: { homeCountryCode: 'AU' },
    products: { RETURNS_PORTAL: { enabled: true, countriesEnabled: { NL: true, JP: true, DE: true, FR: false } } },
  });
const english = { offered: ['en', 'nl', 'fr'], default: 'en' };
const stateOf = (rows: ReturnType<typeof languageRows>) =>
  rows.map(({ language, change }) => (change === 'none' ? language : `${language} ${change}`));

describe('the rows of the languages', () => {
  it('stand in the order of the customers’ menu, those that are not offered last', () => {
    const rows = languageRows(portal(english), portal(english));
    expect(stateOf(rows)).toEqual(['en', 'nl', 'fr', 'ar', 'es', 'ja']);
    expect(rows.map(({ isOffered }) => isOffered)).toEqual([true, true, true, false, false, false]);
  });

  it('show one that is withdrawn where it was, and say what came and what moved', () => {
    const after = portal({ offered: ['fr', 'en', 'ja'], default: 'en' });
    expect(stateOf(languageRows(portal(english), after))).toEqual([
      'fr moved',
      'en',
      'nl withdrawn',
      'ja offered',
      'ar',
      'es',
    ]);
  });

  it('count the texts of a language whether it is offered or not [CT-1]', () => {
    const texts = { v1: { ja: { steps: { returnDetails: { heading: '返品', orderId: ' ' } } } } };
    const rows = languageRows(portal(english, texts), portal(english, texts));
    const japanese = rows.find(({ language }) => language === 'ja');
    expect(japanese).toMatchObject({ isOffered: false, texts: { written: [{ field: 'heading' }], borrowed: [] } });
    expect(japanese?.texts.unwritten).toHaveLength(14);
  });

  it('know the countries in which they are read', () => {
    const rows = languageRows(portal(english), portal(english));
    expect(rows.find(({ language }) => language === 'ja')?.countries).toEqual(['JP']);
    expect(rows.find(({ language }) => language === 'es')?.countries).toEqual([]);
  });
});

describe('who reads what', () => {
  it('is told by the countries that are on; of some the product speaks no language', () => {
    const { countriesOf, others } = languageReaders(portal(english));
    expect(Object.fromEntries(countriesOf)).toEqual({ en: ['AU'], ja: ['JP'], nl: ['NL'] });
    expect(others).toEqual(['DE']);
  });
});
