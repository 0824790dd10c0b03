import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completenessOf } from '../../../src/domain/consumer-text/completeness.ts';
import type { ConsumerText } from '../../../src/domain/consumer-text/consumerText.ts';
import { outdatedTexts, type TextPublish } from '../../../src/domain/consumer-text/health/outdatedTexts.ts';
import { wordingHealth, type HealthContext } from '../../../src/domain/consumer-text/health/wordingHealth.ts';
import { textSlotOf } from '../../../src/domain/consumer-text/textSlot.ts';
import { languages, type Language } from '../../../src/domain/languages/language.ts';
import { anyWording } from './anyWording.ts';
import { writeText } from './writeText.ts';

const heading = textSlotOf('returnDetails', 'heading')!;
type Headings = Partial<Record<Language, string>>;
const wording = (headings: Headings): ConsumerText =>
  Object.entries(headings).reduce<ConsumerText>(
    (made, [language, text]) => writeText(made, language as Language, heading, text),
    {},
  );

/** What is found of headings, as `nl missing`. */
function found(
  pending: Headings,
  published: Headings = pending,
  { isOutdated, isContradicted }: Partial<Pick<HealthContext, 'isOutdated' | 'isContradicted'>> = {},
): readonly string[] {
  const offered = languages.filter((language) => language in pending || language === 'nl' || language === 'en');
  return wordingHealth({
    published: wording(published),
    pending: wording(pending),
    languages: offered,
    start: 'en',
    isOutdated: isOutdated ?? (() => false),
    isContradicted: isContradicted ?? (() => false),
  }).map(({ kind, language }) => `${language} ${kind}`);
}

describe('the health of a wording', () => {
  it('is good where each text is there and fits', () => {
    expect(found({ en: 'Return', nl: 'Retour', ar: 'إرجاع \u200f(1)' })).toEqual([]);
  });

  it('misses a text whose place shows another language', () => {
    expect(found({ en: 'Return' })).toEqual(['nl missing']);
    expect(found({ nl: 'Retour' })).toEqual([]);
  });

  it('finds a placeholder that no portal fills in [CT-1]', () => {
    const both = { en: 'Order {{code}}', nl: 'Bestelling {{code}}' };
    expect(found(both, { en: 'Order', nl: 'Bestelling' })).toEqual(['en placeholders', 'nl placeholders']);
    expect(found(both)).toEqual([]);
  });

  it('finds a translation stale whose default text changed since it was published', () => {
    expect(found({ en: 'Send back', nl: 'Retour' }, { en: 'Return', nl: 'Retour' })).toEqual(['nl stale']);
    expect(found({ en: 'Send back', nl: 'Terug' }, { en: 'Return', nl: 'Retour' })).toEqual([]);
  });

  it('finds a translation stale after its default text was published again, until it is written anew [CT-1]', () => {
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
    // A publish that was undone changed nothing; one whose undo was undone did.
    expect(after({ keys: en, undoes: 'p1' }, { keys: en })).toEqual([]);
    expect(after({ keys: en, undoes: 'p1' }, { keys: en, undoes: 'p2' }, { keys: en })).toEqual(['nl stale']);
    expect(found({ en: 'Send back', nl: 'Terug' }, both, { isOutdated: () => true })).toEqual([]);
  });

  it('finds a text that tells customers something else than the rules do, in any language [CT-1] [RL-4]', () => {
    const isContradicted = (text: string): boolean => text.includes('14');
    expect(found({ en: 'In 30 days', nl: 'In 14 dagen' }, undefined, { isContradicted })).toEqual(['nl contradicted']);
  });

  it.each([
    ['other names', 'Order {{number}}', 'Bestelling {{nummer}}'],
    ['one too few', 'Order {{number}}', 'Bestelling'],
    ['one too many', 'Order', 'Bestelling {{number}}'],
    ['broken braces', 'Order {{number}}', 'Bestelling {{number}'],
  ])('finds placeholders with %s', (_, en, nl) => {
    expect(found({ en, nl })).toEqual(['nl placeholders']);
  });

  it('takes placeholders in another order', () => {
    expect(found({ en: '{{a}} of {{b}}', nl: '{{b}} van {{a}}' })).toEqual([]);
  });

  it('finds what is longer than its screen has room for, however it got there', () => {
    expect(found({ en: 'x'.repeat(81), nl: 'Retour' })).toEqual(['en tooLong']);
  });

  it.each([
    ['letters turned around', 'Return\u202e now'],
    ['a run that is not closed', 'Return \u2068now'],
    ['marks of a script that is not there', 'Return \u200fnow'],
  ])('finds %s', (_, en) => {
    expect(found({ en, nl: 'Retour' })).toEqual(['en direction']);
  });

  it('leaves a mark alone that Arabic words in a Latin text need', () => {
    expect(found({ en: 'Return (إرجاع)\u200f now', nl: 'Retour \u2068إرجاع\u2069' })).toEqual([]);
  });

  it('finds missing what the languages page counts as borrowed, whatever is written', () => {
    fc.assert(
      fc.property(anyWording, fc.constantFrom(...languages), (texts, start) => {
        const missing = wordingHealth({
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
