import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completenessOf } from '../../../src/domain/consumer-text/completeness.ts';
import type { ConsumerText } from '../../../src/domain/consumer-text/consumerText.ts';
import { wordingHealth } from '../../../src/domain/consumer-text/health/wordingHealth.ts';
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
function found(pending: Headings, published: Headings = pending): readonly string[] {
  const offered = languages.filter((language) => language in pending || language === 'nl' || language === 'en');
  return wordingHealth({
    published: wording(published),
    pending: wording(pending),
    languages: offered,
    start: 'en',
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

  it('finds a translation stale whose default text changed since it was published', () => {
    expect(found({ en: 'Send back', nl: 'Retour' }, { en: 'Return', nl: 'Retour' })).toEqual(['nl stale']);
    expect(found({ en: 'Send back', nl: 'Terug' }, { en: 'Return', nl: 'Retour' })).toEqual([]);
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
        const missing = wordingHealth({ published: texts, pending: texts, languages, start })
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
