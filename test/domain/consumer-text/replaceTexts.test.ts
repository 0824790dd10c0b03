import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConsumerText } from '../../../src/domain/consumer-text/consumerText.ts';
import { replaceTexts, type Replacement } from '../../../src/domain/consumer-text/replaceTexts.ts';
import { textSlotOf } from '../../../src/domain/consumer-text/textSlot.ts';
import type { Language } from '../../../src/domain/languages/language.ts';
import { writeText } from './writeText.ts';

const heading = textSlotOf('returnDetails', 'heading')!;
const link = textSlotOf('returnSubmitted', 'primaryButtonUrl')!;
const wording = (language: Language, text: string): ConsumerText => writeText({}, language, heading, text);

function after(text: string, wanted: Partial<Replacement>, language: Language = 'en'): readonly string[] {
  const search = { find: '', replacement: '', matchesCase: false, wholeWords: false, ...wanted };
  return replaceTexts(wording(language, text), [language], search).map((edit) => edit.after);
}

describe('replaceTexts', () => {
  it('ignores case unless the search is case-sensitive', () => {
    expect(after('Return or return', { find: 'return', replacement: 'ship' })).toEqual(['ship or ship']);
    expect(after('Return or return', { find: 'return', replacement: 'ship', matchesCase: true })).toEqual([
      'Return or ship',
    ]);
  });

  it('finds only whole words if the search requests it, even in scripts without spaces', () => {
    expect(after('Returns return', { find: 'return', replacement: 'ship', wholeWords: true })).toEqual([
      'Returns ship',
    ]);
    expect(after('返品理由を選択', { find: '理由', replacement: '方法', wholeWords: true }, 'ja')).toEqual([
      '返品方法を選択',
    ]);
    expect(after('إرجاع الإرجاع', { find: 'إرجاع', replacement: 'رد', wholeWords: true }, 'ar')).toEqual(['رد الإرجاع']);
  });

  it('treats special characters literally, both in the search and in the replacement', () => {
    expect(after('Fee: $5 (all)', { find: '$5 (all)', replacement: '$& $1' })).toEqual(['Fee: $& $1']);
    expect(after('a.b', { find: '.', replacement: '-' })).toEqual(['a-b']);
  });

  it('does not match a letter that is followed by a combining accent', () => {
    expect(after('cafe\u0301 cafe', { find: 'cafe', replacement: 'bar' })).toEqual(['cafe\u0301 bar']);
  });

  it('changes only the chosen languages, and validates each result like its text field', () => {
    const texts = writeText(wording('en', 'Return'), 'nl', heading, 'Return');
    const replacement = { find: 'Return', replacement: 'x'.repeat(81), matchesCase: false, wholeWords: false };
    const edits = replaceTexts(texts, ['nl'], replacement);
    expect(edits).toMatchObject([{ language: 'nl', before: 'Return', problem: { key: 'validation.tooLongError' } }]);
    const addresses = writeText({}, 'en', link, 'https://shop.example/a');
    expect(replaceTexts(addresses, ['en'], { ...replacement, find: 'https', replacement: 'javascript' })).toMatchObject(
      [{ problem: { key: expect.stringMatching(/^validation\./) as string } }],
    );
  });

  it('removes a text that is empty after the replacement', () => {
    expect(after('Return', { find: 'return' })).toEqual(['']);
  });

  it('replaces every occurrence, and replaces nothing if the search is empty', () => {
    const text = fc.string({ minLength: 1, maxLength: 40 }).filter((each) => each.trim() !== '');
    fc.assert(
      fc.property(text, fc.constantFrom('a', 'e', '.', '$', '('), (words, find) => {
        expect(after(words, { find: '', replacement: 'x' })).toEqual([]);
        const made = words.split(find).join('').trim();
        expect(after(words, { find, matchesCase: true })).toEqual(words.includes(find) ? [made] : []);
      }),
    );
  });
});
