import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyStep, stepForEdits } from '../../../../src/domain/changes/changeStep.ts';
import type { ReturnReason } from '../../../../src/domain/company/parts/returnReason.ts';
import { bundleLocaleOf, languages } from '../../../../src/domain/languages/language.ts';
import { reasonsAfter, removeReason } from '../../../../src/domain/return-reasons/reasonEdits.ts';
import { exportReasons, type ExportTexts } from '../../../../src/domain/return-reasons/transfer/exportReasons.ts';
import {
  importEdits,
  readReasons,
  type ImportedRow,
} from '../../../../src/domain/return-reasons/transfer/importReasons.ts';
import {
  countReasonColumns,
  planByNames,
  planByPlace,
  reasonColumns,
  withChoice,
  wordIn,
} from '../../../../src/domain/return-reasons/transfer/reasonColumns.ts';
import { MAX_REASONS } from '../../../../src/domain/return-reasons/validateReason.ts';
import { guarded, unguarded } from '../../../../src/domain/shared/formulaGuard.ts';
import { readTable } from '../../../../src/domain/tables/readTable.ts';
import { BYTE_ORDER_MARK, writeTable } from '../../../../src/domain/tables/writeTable.ts';
import { createI18n } from '../../../../src/infrastructure/i18n/createI18n.ts';
import { bundledLocaleGateway } from '../../../../src/infrastructure/languages/bundledLocaleGateway.ts';
import { exportTexts } from '../../../../src/ui/features/return-reasons/transfer/downloadReasons.ts';
import { aReason, aReturnReasons } from '../../../support/samples/builders.ts';

const published = aReturnReasons();
const names = ['Reason', 'Code', 'Who pays', 'Offered', 'Asks for'];
const english: ExportTexts = {
  text: 'Reason',
  code: 'Code',
  payer: 'Who pays',
  offered: 'Offered',
  asksFor: 'Asks for',
  customer: 'Customer pays',
  merchant: 'You pay',
  yes: 'Yes',
  no: 'No',
};

/** Reads the rows as a file whose first row is the header. */
function readFile(rows: readonly (readonly string[])[], pending = published): readonly ImportedRow[] {
  const table = readTable(BYTE_ORDER_MARK + writeTable(rows), countReasonColumns);
  if (!table.ok) throw new Error(table.error.kind);
  return readReasons({ rows: table.value.rows, plan: planByNames(table.value.names) }, published, pending);
}
const read = (...rows: readonly (readonly string[])[]) => readFile([names, ...rows]);
const outcomesOf = (rows: readonly ImportedRow[]) =>
  rows.map((row) =>
    row.outcome === 'refused'
      ? row.faults.map(({ column, error }) => `${column}: ${error.kind}`).join(', ')
      : row.outcome,
  );

describe('imported rows of return reasons', () => {
  it('are new, changed or unchanged, and do not change fields for which the file has no column [RS-8]', () => {
    const rows = read(['Late', 'LATE', 'Customer pays', 'no', 'Photo'], ['Too tight', 'size'], ['Too small', 'SIZE2']);
    expect(outcomesOf(rows)).toEqual(['new', 'changed', 'new']);
    expect(rows[0]?.reason).toEqual({
      code: 'LATE',
      description: 'Late',
      enabled: false,
      paymentRequired: true,
      paymentRequirements: ['Photo'],
    });
    expect(rows[1]).toMatchObject({
      reason: { ...published.reasons[0], description: 'Too tight' },
      before: { code: 'SIZE' },
    });
  });

  it('are imported in one change step, which skips invalid rows and removes no reason [RS-8] [PC-8]', () => {
    const rows = read(['Late', 'LATE'], ['', 'EMPTY'], ['Too tight', 'SIZE']);
    const step = stepForEdits(new Map(), importEdits(published, rows));
    const after = reasonsAfter(published, applyStep(new Map(), step).values());
    expect(after.map(({ description }) => description)).toEqual([
      'Too tight',
      'Arrived damaged',
      'Changed my mind',
      'Late',
    ]);
  });

  it('are rejected individually, and each error identifies the invalid cell [RS-8]', () => {
    const long = 'x'.repeat(121);
    const rows = read(
      ['', 'A'],
      [long, 'B'],
      ['Text', ''],
      ['Text', 'not a code'],
      ['Text', 'TWICE'],
      ['Text', 'twice'],
      ['Text', 'C', 'nobody'],
      ['Text', 'D', '', 'perhaps'],
      ['Text', 'E', '', '', long],
    );
    expect(outcomesOf(rows)).toEqual([
      'text: text-blank',
      'text: text-too-long',
      'code: code-blank',
      'code: code-malformed',
      'new',
      'code: code-twice',
      'payer: word-unknown',
      'offered: word-unknown',
      'asksFor: text-too-long',
    ]);
    expect(rows[5]).toMatchObject({ row: 7, faults: [{ error: { row: 6 } }] });
  });

  it('report all errors of an imported row at once [RS-8]', () => {
    const long = 'x'.repeat(121);
    expect(outcomesOf(read(['', 'not a code', 'nobody', 'perhaps', long], ['Late', 'LATE'], [long, 'late']))).toEqual([
      'payer: word-unknown, offered: word-unknown, text: text-blank, code: code-malformed, asksFor: text-too-long',
      'new',
      'code: code-twice, text: text-too-long',
    ]);
  });

  it('are rejected if there would be more than the maximum number of reasons, where blank rows do not count [RS-8]', () => {
    const rows = Array.from({ length: MAX_REASONS }, (_, nth) => ['Text', `NEW_${nth}`]);
    const outcomes = outcomesOf(read(['', ' '], ...rows));
    expect(outcomes.filter((outcome) => outcome === 'new')).toHaveLength(MAX_REASONS - published.reasons.length);
    expect(outcomes.slice(-3)).toEqual(Array.from({ length: 3 }, () => 'code: too-many-reasons'));
  });

  it('restore a reason whose removal is pending [RS-8]', () => {
    const changes = applyStep(new Map(), stepForEdits(new Map(), [removeReason(published, 'SIZE')]));
    const pending = { ...published, reasons: reasonsAfter(published, changes.values()) };
    const rows = readFile([names, ['Too small', 'SIZE']], pending);
    expect(outcomesOf(rows)).toEqual(['new']);
    expect(applyStep(changes, stepForEdits(changes, importEdits(published, rows))).size).toBe(0);
  });

  it('are read by column names in any language, by position or by the user’s choice, with several columns only for requirements [RS-8]', () => {
    expect(planByNames(['Código', 'MOTIVO ', 'Se pide', 'Se pide', 'Code', 'else'])).toEqual([
      'code',
      'text',
      'asksFor',
      'asksFor',
      undefined,
      undefined,
    ]);
    expect(planByPlace(6)).toEqual([...reasonColumns, 'asksFor']);
    expect(withChoice(['text', 'code', undefined], 2, 'code')).toEqual(['text', undefined, 'code']);
    expect(withChoice(['asksFor', undefined], 1, 'asksFor')).toEqual(['asksFor', 'asksFor']);
  });

  it('are read from a file exported in any language [RS-8]', async () => {
    for (const language of languages) {
      const texts = await bundledLocaleGateway().read(bundleLocaleOf(language));
      if (!texts.ok) throw new Error('the texts are not there');
      const exportedTexts = exportTexts(createI18n(language, texts.value, async () => texts).t);
      expect(planByNames(reasonColumns.map((column) => exportedTexts[column]))).toEqual(reasonColumns);
      expect((['customer', 'merchant', 'yes', 'no'] as const).map((word) => wordIn(exportedTexts[word]))).toEqual([
        'customer',
        'merchant',
        'yes',
        'no',
      ]);
    }
  });
});

describe('the export of return reasons', () => {
  it('protects cells that look like a formula, and an import restores the original texts [RS-8]', () => {
    const cell = fc.oneof(
      fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', 'x', '＝') }),
      fc.string(),
    );
    fc.assert(
      fc.property(cell, (text) => {
        expect(guarded(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
        expect(unguarded(guarded(text))).toBe(text);
      }),
    );
  });

  it('results in unchanged rows when the exported file is imported again, for any reasons [RS-8]', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r', '=', "'", ' ', '\uFEFF', 'x') }),
    );
    const code = fc.oneof(fc.string({ unit: 'binary', minLength: 1 }), fc.constantFrom('A', 'a', '-1', '=A1'));
    const reason: fc.Arbitrary<ReturnReason> = fc.record({
      code: code.filter((each) => each.trim() !== ''),
      description: text,
      enabled: fc.boolean(),
      paymentRequired: fc.boolean(),
      paymentRequirements: fc.option(
        fc.array(
          text.filter((each) => each.trim() !== ''),
          { maxLength: 4 },
        ),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(fc.uniqueArray(reason, { selector: (each) => each.code, maxLength: 8 }), (reasons) => {
        const rows = readFile(exportReasons(reasons, english), { ...published, reasons });
        expect(outcomesOf(rows)).toEqual(reasons.map(() => 'unchanged'));
      }),
    );
  });

  it('contains a separate column for each requirement of a reason', () => {
    const rows = exportReasons(
      [aReason({ paymentRequirements: ['=Photo', 'Box'] }), aReason({ enabled: false })],
      english,
    );
    expect(rows[0]).toEqual([...names, 'Asks for']);
    expect(rows[1]?.slice(3)).toEqual(['Yes', "'=Photo", 'Box']);
    expect(rows[2]?.slice(3)).toEqual(['No', '', '']);
  });
});
