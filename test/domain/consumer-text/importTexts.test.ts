import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConsumerText } from '../../../src/domain/consumer-text/consumerText.ts';
import { textSlotOf } from '../../../src/domain/consumer-text/textSlot.ts';
import { exportCsv, readCsv } from '../../../src/domain/consumer-text/transfer/csvTexts.ts';
import {
  importTexts,
  languageNamed,
  type ImportedText,
} from '../../../src/domain/consumer-text/transfer/importTexts.ts';
import { languages, type Language } from '../../../src/domain/languages/language.ts';
import { writeTable } from '../../../src/domain/tables/writeTable.ts';
import { anyConsumerText } from './anyConsumerText.ts';
import { writeText } from './writeText.ts';

const heading = textSlotOf('returnDetails', 'heading')!;

function imported(
  csv: string,
  texts: ConsumerText = {},
  offered: readonly Language[] = ['en', 'nl'],
): readonly ImportedText[] {
  const read = readCsv(csv);
  if (!read.ok) throw new Error(read.error);
  return importTexts(texts, offered, read.value.texts);
}

describe('the import of a table of consumer texts', () => {
  it('changes nothing if the table was exported from the same texts [CT-1]', () => {
    fc.assert(
      fc.property(anyConsumerText, (texts) => {
        const csv = writeTable(exportCsv(texts, languages, () => 'Default'));
        expect(imported(csv, texts, languages).filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
      }),
    );
  });

  it('reports new, changed and unchanged texts, and never removes a text for an empty cell [CT-1]', () => {
    const texts = writeText({}, 'en', heading, 'Return');
    const csv = 'key,en,nl\r\nreturnDetails.heading,Send back,Retour\r\nreturnDetails.itemName,,\r\n';
    expect(imported(csv, texts)).toMatchObject([
      { outcome: 'changed', place: 2, edit: { before: 'Return', after: 'Send back' } },
      { outcome: 'new', place: 2, edit: { language: 'nl', after: 'Retour' } },
    ]);
    expect(imported('key;en\nreturnDetails.heading;Return', texts)).toMatchObject([{ outcome: 'unchanged' }]);
    expect(imported('key,en\nreturnDetails.heading,', texts)).toEqual([]);
  });

  it.each([
    ['returnDetails.nothing,Return', { kind: 'unknown-key' }],
    ['returnDetails.heading,=1+1', { kind: 'formula' }],
    ['returnDetails.heading,@SUM(A1)', { kind: 'formula' }],
    [`returnDetails.heading,${'x'.repeat(5000)}`, { kind: 'value', problem: { key: 'validation.tooLongError' } }],
    ['returnSubmitted.primaryButtonUrl,javascript:alert(1)', { kind: 'value' }],
    ['returnDetails.heading,"Ret"urn', { kind: 'row' }],
    ['returnDetails.heading,Return,too,many', { kind: 'row' }],
  ])('refuses the row %.60s, and reports its row number and the reason', (row, error) => {
    expect(imported(`key,en\n${row}`)).toMatchObject([{ outcome: 'refused', place: 2, error }]);
  });

  it('accepts a text such as =1+1 if an apostrophe prevents its evaluation as a formula', () => {
    expect(imported("key,en\nreturnDetails.heading,'=1+1")).toMatchObject([
      { outcome: 'new', edit: { after: '=1+1' } },
    ]);
  });

  it('refuses a second text for the same slot, and a language that is not offered', () => {
    const csv = 'key,en,EN-gb,fr\nreturnDetails.heading,One,Two,Trois\nreturnDetails.heading,Three,,';
    expect(imported(csv)).toMatchObject([
      { outcome: 'new', edit: { after: 'One' } },
      { outcome: 'refused', error: { kind: 'twice', place: 2 } },
      { outcome: 'refused', error: { kind: 'not-offered' } },
      { outcome: 'refused', error: { kind: 'twice', place: 2 } },
    ]);
  });

  it('requires a key column and a language column, and accepts any notation of a language code', () => {
    expect(readCsv('name,en\na,b')).toMatchObject({ ok: false, error: 'no-columns' });
    expect(readCsv('key,text\na,b')).toMatchObject({ ok: false, error: 'no-columns' });
    expect(readCsv('  ')).toMatchObject({ ok: false, error: 'empty' });
    expect(['jp', 'ja-JP', 'en_US', 'AR', 'xx'].map(languageNamed)).toEqual(['ja', 'ja', 'en', 'ar', undefined]);
  });

  const fixture = (name: string): string => readFileSync(`test/fixtures/consumer-text/${name}`, 'utf8');
  const outcomes = (name: string) =>
    imported(fixture(name), {}, ['en', 'fr', 'ja']).map((row) =>
      row.outcome === 'refused' ? [row.language, row.error.kind] : [row.language, row.outcome],
    );

  it('recognizes language names in the header in any supported language [CT-1]', () => {
    expect(imported(fixture('E1-french.csv'), {}, ['en', 'fr'])).toMatchObject([
      { outcome: 'new', edit: { language: 'en' } },
      { outcome: 'new', edit: { language: 'fr', after: 'Retour {{orderId}}' } },
    ]);
    expect(
      ['Français', 'frans', 'Französisch', 'العربية', '日本語', 'French (Canada)', 'Frost'].map(languageNamed),
    ).toEqual(['fr', 'fr', undefined, 'ar', 'ja', 'fr', undefined]);
  });

  it('skips the column of built-in texts, which the export adds [CT-1]', () => {
    const csv = writeTable(exportCsv({}, ['en'], ({ field }) => `Default ${field}`));
    expect(csv).toContain('"key","default","en"\r\n"returnDetails.heading","Default heading",""');
    expect(readCsv(csv)).toMatchObject({ ok: true, value: { unread: [] } });
    expect(imported(csv)).toEqual([]);
  });

  it('refuses a placeholder that is not allowed in its text, and lists the allowed placeholders [CT-1]', () => {
    const problem = {
      key: 'consumerText.placeholders.unknown',
      values: { placeholders: '{{code}}', known: '{{orderId}} {{name}}' },
    };
    expect(imported('key,en\nreturnDetails.heading,Order {{code}} {{orderId}}')).toMatchObject([
      { outcome: 'refused', error: { kind: 'value', problem } },
    ]);
    expect(imported('key,en\nreturnDetails.itemName,{{code}}')).toMatchObject([
      { outcome: 'refused', error: { kind: 'value', problem: { key: 'consumerText.placeholders.none' } } },
    ]);
    const published = writeText({}, 'nl', heading, 'Bestelling {{code}}');
    expect(imported('key,en\nreturnDetails.heading,Order {{code}}', published)).toMatchObject([{ outcome: 'new' }]);
  });

  it('reports the columns of the table that the import skips', () => {
    expect(readCsv('key,en,German,\na,b,c,d')).toMatchObject({ ok: true, value: { unread: ['German'] } });
  });

  it('refuses texts whose characters were replaced by question marks [CT-1]', () => {
    expect(outcomes('E2-question-marks.csv')).toEqual([
      ['ja', 'lost-letters'],
      ['fr', 'lost-letters'],
      ['ja', 'lost-letters'],
    ]);
  });

  it('refuses the error values of a spreadsheet, such as #NAME? [CT-1]', () => {
    expect(outcomes('E3-name.csv')).toEqual(Array.from({ length: 4 }, () => ['fr', 'error-value']));
  });
});
