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

describe('languageRows', () => {
  it('lists offered languages in the order of the customers’ menu, then the other languages', () => {
    const rows = languageRows(portal(english), portal(english));
    expect(stateOf(rows)).toEqual(['en', 'nl', 'fr', 'ar', 'es', 'ja']);
    expect(rows.map(({ isOffered }) => isOffered)).toEqual([true, true, true, false, false, false]);
  });

  it('lists a withdrawn language at its old position, and marks new and moved languages', () => {
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

  it('counts the texts of every language, even if the language is not offered [CT-1]', () => {
    const texts = { v1: { ja: { steps: { returnDetails: { heading: '返品', orderId: ' ' } } } } };
    const rows = languageRows(portal(english, texts), portal(english, texts));
    const japanese = rows.find(({ language }) => language === 'ja');
    expect(japanese).toMatchObject({ isOffered: false, texts: { written: [{ field: 'heading' }], borrowed: [] } });
    expect(japanese?.texts.unwritten).toHaveLength(14);
  });

  it('contains for each language the enabled countries in which it is spoken', () => {
    const rows = languageRows(portal(english), portal(english));
    expect(rows.find(({ language }) => language === 'ja')?.countries).toEqual(['JP']);
    expect(rows.find(({ language }) => language === 'es')?.countries).toEqual([]);
  });
});

describe('languageReaders', () => {
  it('groups the enabled countries by language, and lists countries without a supported language separately', () => {
    const { countriesOf, others } = languageReaders(portal(english));
    expect(Object.fromEntries(countriesOf)).toEqual({ en: ['AU'], ja: ['JP'], nl: ['NL'] });
    expect(others).toEqual(['DE']);
  });
});
