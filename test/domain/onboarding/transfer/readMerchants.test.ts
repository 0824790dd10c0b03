import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changesOfDraft, draftOf } from '../../../../src/domain/onboarding/draft/draftChanges.ts';
import { NOBODY } from '../../../../src/domain/onboarding/draft/draftProblems.ts';
import { EMPTY_DRAFT } from '../../../../src/domain/onboarding/draft/merchantDraft.ts';
import {
  countMerchantColumns,
  planColumns,
  type ColumnNames,
} from '../../../../src/domain/onboarding/transfer/merchantColumns.ts';
import { namesOf, withExisting } from '../../../../src/domain/onboarding/transfer/existingMerchants.ts';
import { readMerchants } from '../../../../src/domain/onboarding/transfer/readMerchants.ts';
import { refusedRows, templateRows } from '../../../../src/domain/onboarding/transfer/writeMerchants.ts';
import type { OnboardingPayload } from '../../../../src/domain/onboarding/onboardingPayload.ts';
import { sentSignup, type PendingSignup } from '../../../../src/domain/onboarding/signupPayload.ts';
import { readTable } from '../../../../src/domain/tables/readTable.ts';
import { writeTable } from '../../../../src/domain/tables/writeTable.ts';

const owner = { carrier: 'AUSTRALIA_POST', isSignupSkipped: false };
const labels = Object.fromEntries(Object.keys(EMPTY_DRAFT).map((name) => [name, `The ${name}`])) as ColumnNames;

function read(text: string, by = owner) {
  const table = readTable(text, countMerchantColumns(by, labels));
  if (!table.ok) return { problem: table.error.kind, rows: [], plan: undefined };
  const plan = planColumns(table.value.names, by, labels);
  return { plan, rows: readMerchants({ rows: table.value.rows, plan }, by, [], NOBODY) };
}

const [names = [], example = []]: readonly (readonly string[])[] = templateRows(owner);
const rowOf = (more: Readonly<Record<string, string>>): readonly string[] =>
  names.map((name, place) => more[name] ?? example[place] ?? '');
const fileOf = (...rows: readonly Readonly<Record<string, string>>[]): string =>
  writeTable([names, ...rows.map(rowOf)]);
const problemColumns = (text: string) =>
  read(text).rows.map(({ row, problems }) => [row, ...problems.map(({ column }) => column)]);

describe('the import of a file of merchants', () => {
  it.each([owner, { ...owner, carrier: 'YAMATO' }])(
    'accepts the template file that the export creates for the owner %j',
    (by) => {
      const { rows, plan } = read(writeTable(templateRows(by)), by);
      expect(plan).toMatchObject({ unknown: [], missing: [] });
      expect(rows.map(({ problems }) => problems)).toEqual([[]]);
    },
  );

  it('reports all errors of a row at once, each with its row and column', () => {
    expect(
      problemColumns(
        fileOf({ companyId: 'no id', phoneNumber: 'x', pricingTier: '7' }, { companyId: 'B', tradingName: 'B' }),
      ),
    ).toEqual([[2, 'companyId', 'phoneNumber', 'pricingTier'], [3]]);
  });

  it('rejects a duplicate id or trading name within the file [SG-2]', () => {
    const { rows } = read(fileOf({ companyId: 'A' }, { companyId: 'a', tradingName: 'EXAMPLE store' }));
    expect(rows[1]?.problems).toEqual([
      { column: 'companyId', problem: { key: 'onboarding.errors.inRow', values: { row: 2 } } },
      { column: 'tradingName', problem: { key: 'onboarding.errors.inRow', values: { row: 2 } } },
    ]);
  });

  it('copies missing account numbers from an earlier row with the same pricing tier [OB-2]', () => {
    const none = { consumerChargeAccount: '', consumerChargeAccountKey: '', merchantChargeAccount: '' };
    const { rows } = read(
      fileOf(
        {},
        { ...none, companyId: 'B', tradingName: 'B' },
        { ...none, companyId: 'C', tradingName: 'C', pricingTier: '3' },
      ),
    );
    expect(rows.map(({ draft }) => draft.consumerChargeAccount)).toEqual(['2000102', '2000102', '']);
    expect(rows[2]?.problems).toHaveLength(3);
  });

  it.each([
    ['yes', true],
    ['Nein', undefined],
    ['0', false],
    ['はい', true],
    ['', false],
  ])('reads the value “%s” of a boolean column', (cell, isOn) => {
    const [row] = read(fileOf({ paperlessOptionEnabled: cell })).rows;
    if (isOn === undefined) expect(row?.problems[0]?.column).toBe('paperlessOptionEnabled');
    else expect(row?.draft.paperlessOptionEnabled).toBe(isOn);
  });

  it('recognizes columns by their names in the API and on the page, and lists unknown columns [SG-1]', () => {
    const plan = planColumns(['Company ID', 'The companyName', 'industry', 'Income range', 'Colour'], owner, labels);
    expect(plan.columns).toEqual(['companyId', 'companyName', undefined, undefined, undefined]);
    expect(plan.unknown).toEqual(['Colour']);
    expect(plan.missing).toContain('legalEntity');
  });

  it('accepts a file of up to 500 rows, and rejects a file with more rows', () => {
    const many = (count: number): string =>
      fileOf(...Array.from({ length: count }, (_, at) => ({ companyId: `M${at}`, tradingName: `M${at}` })));
    expect(read(many(500)).rows.filter(({ problems }) => problems.length === 0)).toHaveLength(500);
    expect(read(many(501))).toMatchObject({ problem: 'too-many-rows' });
    expect(read(many(10_000)).rows).toEqual([]);
  });

  it('removes the apostrophe that protects a cell from being a formula, and the export adds it again', () => {
    const text = fileOf({ legalEntity: "'=1+1", companyId: '!' });
    const { rows } = read(text);
    expect(rows[0]?.draft.legalEntity).toBe('=1+1');
    const [, refused = []]: readonly (readonly string[])[] = refusedRows(names, rows, () => '=why', 'Errors');
    expect(refused[names.indexOf('legalEntity')]).toBe("'=1+1");
    expect(refused.at(-1)).toBe("'=why");
  });

  it('reports a row with an unclosed quotation mark', () => {
    expect(read(`${names.join(',')}\n"open`).rows.map(({ problems }) => problems)).toEqual([
      [{ problem: 'common.table.quote' }],
    ]);
  });

  it('reports ids and trading names that other merchants use, in addition to the other errors of a row [SG-2]', () => {
    const { rows } = read(
      fileOf(
        { companyId: 'acme', tradingName: 'Newly  \u0000Traded', phoneNumber: 'x' },
        { companyId: 'no id', tradingName: 'ACME Stores' },
        { companyId: 'B', tradingName: 'B' },
      ),
    );
    expect(namesOf(rows)).toEqual([
      { companyId: 'ACME', tradingName: '' },
      { companyId: '', tradingName: 'ACME Stores' },
      { companyId: 'B', tradingName: 'B' },
    ]);
    const taken = { companyIds: new Set(['ACME']), tradingNames: new Set(['acme stores']) };
    const [first, second, third] = withExisting(rows, taken).map(({ problems }) => problems);
    expect(first).toContainEqual({ column: 'companyId', problem: 'onboarding.errors.companyIdExists' });
    expect(first?.map(({ column }) => column)).toContain('phoneNumber');
    expect(second).toContainEqual({ column: 'tradingName', problem: 'constants.apiErrors.tradingNameExists' });
    expect(third).toEqual([]);
  });

  const fixture = (name: string): string => readFileSync(`test/fixtures/merchants/${name}`, 'utf8');
  const wrongColumns = (text: string) => read(text).rows.map(({ problems }) => problems.map(({ column }) => column));

  it('reports each cell that contains an error value of a spreadsheet [OB-1]', () => {
    const wrong = ['legalEntity', 'consumerChargeAccount', 'consumerChargeAccountKey', 'merchantChargeAccount'];
    expect(wrongColumns(fixture('E3-errors.csv'))).toEqual([[...wrong, 'username']]);
  });

  it('accepts empty columns at the end of the file', () => {
    expect(wrongColumns(fixture('E5-merchants-empty-columns.csv'))).toEqual([[]]);
  });

  it('reports an account number that a spreadsheet converted to scientific notation', () => {
    expect(read(fixture('F1-scientific.csv')).rows[0]?.problems).toEqual([
      { column: 'consumerChargeAccount', problem: { key: 'common.table.power', values: { value: '1.23457E+11' } } },
    ]);
  });

  it('reads an account number that is written as a formula, with its leading zero', () => {
    const text = fixture('F1-scientific.csv').replace('"1.23457E+11"', '"=""0200102"""');
    expect(read(text).rows).toMatchObject([{ draft: { consumerChargeAccount: '0200102' }, problems: [] }]);
  });

  it('accepts non-breaking and zero-width spaces, and mail addresses on separate lines of a cell', () => {
    const text = fixture('F3-nbsp.csv').replace('; b@', '\u200B\r\nb@');
    expect(read(text).rows).toMatchObject([
      { draft: { companyName: 'Acme Store', bcc: ['a@example.com', 'b@example.com'] }, problems: [] },
    ]);
  });

  it('reads a first name of two words, which remains complete when a user edits the merchant', () => {
    const { rows } = read(fixture('F5-two-first-names.csv').replace('1.23457E+11', '2000102'));
    const changes = changesOfDraft(rows[0]!.draft, { requestId: 'r', product: 'p' });
    if (!changes.ok) throw new Error(changes.error.kind);
    const [onboarding, signup] = changes.value.map(({ value }) => value);
    const again = draftOf({ onboarding: onboarding as OnboardingPayload, signup: signup as PendingSignup });
    expect([again.firstName, again.lastName]).toEqual(['Mary Ann', 'Lee']);
    expect(sentSignup(signup as PendingSignup)).not.toHaveProperty('firstName');
  });
});
