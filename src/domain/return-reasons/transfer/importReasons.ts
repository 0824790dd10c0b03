import type { PendingChange } from '../../changes/pendingChange.ts';
import type { ReturnReason, ReturnReasons } from '../../company/parts/returnReason.ts';
import { deepEqual, isSameList } from '../../shared/deepEqual.ts';
import { unguarded } from '../../shared/formulaGuard.ts';
import { plainSpaces, type CellProblem } from '../../tables/cell.ts';
import type { Table, TableRow } from '../../tables/readTable.ts';
import { saveReason } from '../reasonEdits.ts';
import { tidyCode, tidyReason, MAX_REASONS, type ReasonError } from '../validateReason.ts';
import { reasonFaults } from './reasonFaults.ts';
import { wordIn, type ColumnPlan, type ReasonColumn, type ReasonWord } from './reasonColumns.ts';

export type ImportError =
  | ReasonError
  | { readonly kind: 'code-twice'; readonly row: number }
  | { readonly kind: 'word-unknown'; readonly word: string }
  | { readonly kind: 'cell'; readonly problem: CellProblem; readonly value: string }
  /** The row has an invalid quotation mark or too many cells. */
  | { readonly kind: 'row-quote' | 'row-cells'; readonly text: string };

export type ImportFault = { readonly column: ReasonColumn; readonly error: ImportError };

export type ImportedRow = {
  /** Row number as in a spreadsheet, from 1. */
  readonly row: number;
  readonly reason: ReturnReason;
  readonly before?: ReturnReason | undefined;
} & (
  | { readonly outcome: 'new' | 'changed' | 'unchanged' }
  | { readonly outcome: 'refused'; readonly faults: readonly ImportFault[] }
);

export type ImportedFile = Pick<Table, 'rows'> & { readonly plan: ColumnPlan };

const EMPTY_REASON: ReturnReason = { code: '', description: '', enabled: true, paymentRequired: false };

const isBlank = (text: string): boolean => text.trim() === '';

/** Returns a function that finds a reason by its exact code, otherwise by its code without case. */
function makeReasonFinder(reasons: readonly ReturnReason[]): (code: string) => ReturnReason | undefined {
  const exact = new Map(reasons.map((reason) => [reason.code, reason]));
  const folded = new Map(reasons.map((reason) => [reason.code.toUpperCase(), reason]));
  return (code) => exact.get(code) ?? folded.get(tidyCode(plainSpaces(code)).toUpperCase());
}

type Cells = (column: ReasonColumn) => readonly string[];

/** Value of a yes/no cell. `undefined` for a blank or missing cell, `unknown` for other words. */
function readChoice(cells: readonly string[], yes: ReasonWord, no: ReasonWord): boolean | 'unknown' | undefined {
  const [cell] = cells;
  if (cell === undefined || isBlank(cell)) return undefined;
  const word = wordIn(cell);
  if (word === yes) return true;
  return word === no ? false : 'unknown';
}

function requirementsIn(cells: readonly string[], base: ReturnReason | undefined): readonly string[] | undefined {
  const requirementCells = cells.filter((cell) => !isBlank(cell));
  const currentRequirements = base?.paymentRequirements;
  if (cells.length === 0 || isSameList(requirementCells, currentRequirements ?? [])) return currentRequirements;
  return [...new Set(requirementCells.map((cell) => plainSpaces(cell).trim()))];
}

/** Reason of a row. A missing cell does not change the current value. */
function draftOfRow(cells: Cells, base: ReturnReason | undefined, published: ReturnReason | undefined) {
  const [code = '', text = base?.description ?? ''] = [cells('code')[0], cells('text')[0]];
  const payer = readChoice(cells('payer'), 'customer', 'merchant');
  const offered = readChoice(cells('offered'), 'yes', 'no');
  const draft: ReturnReason = {
    ...base,
    code: base?.code ?? plainSpaces(code),
    description: text,
    enabled: typeof offered === 'boolean' ? offered : (base?.enabled ?? true),
    paymentRequired: typeof payer === 'boolean' ? payer : (base?.paymentRequired ?? false),
    paymentRequirements: requirementsIn(cells('asksFor'), base),
  };
  const choices = { payer, offered } as const;
  const unknown = (['payer', 'offered'] as const).filter((column) => choices[column] === 'unknown');
  return { reason: base && deepEqual(draft, base) ? base : tidyReason(draft, published), unknown };
}

/** Validates each row like the form and returns all errors. An import removes no reason. */
export function readReasons(
  { rows, plan }: ImportedFile,
  published: ReturnReasons,
  pending: ReturnReasons,
): readonly ImportedRow[] {
  const [pendingReason, publishedReason] = [makeReasonFinder(pending.reasons), makeReasonFinder(published.reasons)];
  const firstRowByCode = new Map<string, number>();
  const usedCodes = pending.reasons.map(({ code }) => code);

  function importRow({ number, cells: row, texts, cellProblems, problem }: TableRow): ImportedRow {
    if (problem) {
      const error = { kind: `row-${problem}`, text: row.join(' ') } as const;
      return { row: number, reason: EMPTY_REASON, outcome: 'refused', faults: [{ column: 'text', error }] };
    }
    const cells: Cells = (column) =>
      plan.flatMap((plannedColumn, index) => (plannedColumn === column ? [unguarded(texts[index] ?? '')] : []));
    const unread = [...cellProblems].flatMap(([index, kind]): readonly ImportFault[] => {
      const column = plan[index];
      return column ? [{ column, error: { kind: 'cell', problem: kind, value: row[index] ?? '' } }] : [];
    });
    const code = cells('code')[0] ?? '';
    const before = pendingReason(code);
    const original = publishedReason(code);
    const { reason, unknown } = draftOfRow(cells, before ?? original, original);
    const result = { row: number, reason, before };
    const refused = (faults: readonly ImportFault[]): ImportedRow => ({ ...result, outcome: 'refused', faults });
    const key = before?.code ?? reason.code.toUpperCase();
    const firstRow = key === '' ? undefined : firstRowByCode.get(key);
    if (firstRow === undefined) firstRowByCode.set(key, number);
    const others = usedCodes.filter((other) => other !== before?.code);
    const isAsBefore = before !== undefined && deepEqual(reason, before);
    const faults: readonly ImportFault[] = [
      ...(firstRow === undefined ? [] : [{ column: 'code', error: { kind: 'code-twice', row: firstRow } } as const]),
      ...unknown.map((column) => ({ column, error: { kind: 'word-unknown', word: cells(column)[0] ?? '' } as const })),
      // Skip the validation of unchanged reasons.
      ...(isAsBefore
        ? []
        : [
            ...unread,
            ...reasonFaults(reason, others).filter(({ column }) => firstRow === undefined || column !== 'code'),
          ]),
    ];
    if (faults.length > 0) return refused(faults);
    if (isAsBefore) return { ...result, outcome: 'unchanged' };
    if (before) return { ...result, outcome: 'changed' };
    if (usedCodes.length >= MAX_REASONS) return refused([{ column: 'code', error: { kind: 'too-many-reasons' } }]);
    usedCodes.push(reason.code);
    return { ...result, outcome: 'new' };
  }

  return rows.map(importRow);
}

/** Edits of an import, for one change step. Invalid and unchanged rows are skipped. */
export const importEdits = (published: ReturnReasons, rows: readonly ImportedRow[]): readonly PendingChange[] =>
  rows
    .filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
    .map(({ reason }) => saveReason(published, reason));
