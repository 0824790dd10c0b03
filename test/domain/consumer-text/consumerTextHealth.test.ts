import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completenessOf } from '../../../src/domain/consumer-text/completeness.ts';
import type { ConsumerText } from '../../../src/domain/consumer-text/consumerText.ts';
import { outdatedTexts, type TextPublish } from '../../../src/domain/consumer-text/health/outdatedTexts.ts';
import { consumerTextHealth, type HealthContext } from '../../../src/domain/consumer-text/health/consumerTextHealth.ts';
import { textSlotOf } from '../../../src/domain/consumer-text/textSlot.ts';
import { languages, type Language } from '../../../src/domain/languages/language.ts';
import { anyConsumerText } from './anyConsumerText.ts';
import { writeText } from './writeText.ts';

const heading = textSlotOf('returnDetails', 'heading')!;
type Headings = Partial<Record<Language, string>>;
const wording = (headings: Headings): ConsumerText =>
  Object.entries(headings).reduce<ConsumerText>(
    (made, [language, text]) => writeText(made, language as Language, heading, text),
    {},
  );

/** Findings for headings, e.g. `nl missing`. */
function found(
  pending: Headings,
  published: Headings = pending,
  { isOutdated, isContradicted }: Partial<Pick<HealthContext, 'isOutdated' | 'isContradicted'>> = {},
): readonly string[] {
  const offered = languages.filter((language) => language in pending || language === 'nl' || language === 'en');
  return consumerTextHealth({
    published: wording(published),
    pending: wording(pending),
    languages: offered,
    start: 'en',
    isOutdated: isOutdated ?? (() => false),
    isContradicted: isContradicted ?? (() => false),
  }).map(({ kind, language }) => `${language} ${kind}`);
}

describe('consumerTextHealth', () => {
  it('reports no problem if every consumer text exists and is valid', () => {
    expect(found({ en: 'Return', nl: 'Retour', ar: 'إرجاع \u200f(1)' })).toEqual([]);
  });

  it('reports a text as missing in a language if customers read the default language instead', () => {
    expect(found({ en: 'Return' })).toEqual(['nl missing']);
    expect(found({ nl: 'Retour' })).toEqual([]);
  });

  it('reports a placeholder unknown to the portal, unless the placeholder was published before [CT-1]', () => {
    const both = { en: 'Order {{code}}', nl: 'Bestelling {{code}}' };
    expect(found(both, { en: 'Order', nl: 'Bestelling' })).toEqual(['en placeholders', 'nl placeholders']);
    expect(found(both)).toEqual([]);
  });

  it('reports a translation as stale if its text in the default language changes in the same publish', () => {
    expect(found({ en: 'Send back', nl: 'Retour' }, { en: 'Return', nl: 'Retour' })).toEqual(['nl stale']);
    expect(found({ en: 'Send back', nl: 'Terug' }, { en: 'Return', nl: 'Retour' })).toEqual([]);
  });

  it('reports a translation as stale once its text in the default language is published, until the translation is published [CT-1]', () => {
    const both = { en: 'Send back', nl: 'Retour' };
    const after = (...publishes: readonly Partial<TextPublish>[]) =>
      found(both, both, {
        isOutdated: outdatedTexts(
          publishes.map((publish, nth) => ({ publishId: `p${nth}`, keys: new Set(), ...publish })),
          'en',
          (language) => language,
        ),
      });
    const [en, nl] = [new Set(['en']), new Set(['nl'])];
    expect(after()).toEqual([]);
    expect(after({ keys: en })).toEqual(['nl stale']);
    expect(after({ keys: nl }, { keys: en })).toEqual([]);
    expect(after({ keys: en }, { keys: nl })).toEqual(['nl stale']);
    expect(after({ keys: new Set(['en', 'nl']) })).toEqual([]);
    // A publish that was undone is ignored, unless the undoing publish was itself undone.
    expect(after({ keys: en, undoes: 'p1' }, { keys: en })).toEqual([]);
    expect(after({ keys: en, undoes: 'p1' }, { keys: en, undoes: 'p2' }, { keys: en })).toEqual(['nl stale']);
    expect(found({ en: 'Send back', nl: 'Terug' }, both, { isOutdated: () => true })).toEqual([]);
  });

  it('reports a text that contradicts the return rules, in any language [CT-1] [RL-4]', () => {
    const isContradicted = (text: string): boolean => text.includes('14');
    expect(found({ en: 'In 30 days', nl: 'In 14 dagen' }, undefined, { isContradicted })).toEqual(['nl contradicted']);
  });

  it.each([
    ['other names', 'Order {{number}}', 'Bestelling {{nummer}}'],
    ['one missing placeholder', 'Order {{number}}', 'Bestelling'],
    ['one additional placeholder', 'Order', 'Bestelling {{number}}'],
    ['broken braces', 'Order {{number}}', 'Bestelling {{number}'],
  ])('reports a translation with %s', (_, en, nl) => {
    expect(found({ en, nl })).toEqual(['nl placeholders']);
  });

  it('accepts a translation with the placeholders in another order', () => {
    expect(found({ en: '{{a}} of {{b}}', nl: '{{b}} van {{a}}' })).toEqual([]);
  });

  it('reports a text that is too long for its screen', () => {
    expect(found({ en: 'x'.repeat(81), nl: 'Retour' })).toEqual(['en tooLong']);
  });

  it.each([
    ['a text with overridden direction', 'Return\u202e now'],
    ['a text with an unclosed direction run', 'Return \u2068now'],
    ['direction marks of a script that the text does not use', 'Return \u200fnow'],
  ])('reports %s', (_, en) => {
    expect(found({ en, nl: 'Retour' })).toEqual(['en direction']);
  });

  it('accepts direction marks around Arabic words in a Latin text', () => {
    expect(found({ en: 'Return (إرجاع)\u200f now', nl: 'Retour \u2068إرجاع\u2069' })).toEqual([]);
  });

  it('reports as missing exactly the texts that the languages page counts as taken from the default language', () => {
    fc.assert(
      fc.property(anyConsumerText, fc.constantFrom(...languages), (texts, start) => {
        const missing = consumerTextHealth({
          published: texts,
          pending: texts,
          languages,
          start,
          isOutdated: () => false,
          isContradicted: () => false,
        })
          .filter(({ kind }) => kind === 'missing')
          .map(({ language, slot }) => ({ language, slot }));
        const borrowed = completenessOf(texts, languages, start).flatMap((row) =>
          row.borrowed.map((slot) => ({ language: row.language, slot })),
        );
        expect(missing).toEqual(borrowed);
      }),
    );
  });
});
