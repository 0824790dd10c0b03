import { unguarded } from '../../shared/formulaGuard.ts';
import type { ValueProblem } from '../../shared/valueRule.ts';
import { readList, cellProblemTexts, shownCell } from '../../tables/cell.ts';
import type { Table, TableRow } from '../../tables/readTable.ts';
import { wordIn } from '../../return-reasons/transfer/reasonColumns.ts';
import { tidyDraft, type PendingMerchant } from '../draft/draftChanges.ts';
import { draftFields, type OnboardingOwner } from '../draft/draftFields.ts';
import { draftProblems, type UsedNames } from '../draft/draftProblems.ts';
import { EMPTY_DRAFT, type MerchantDraft } from '../draft/merchantDraft.ts';
import { accountsOfTier } from '../draft/merchantTemplates.ts';
import { comparableName } from '../tradingName.ts';
import { switchColumns, type MerchantColumn, type MerchantPlan } from './merchantColumns.ts';

export type RowProblem = {
  /** Column of the problem. Absent if the row itself is invalid. */
  readonly column?: MerchantColumn | undefined;
  readonly problem: ValueProblem;
};

export type MerchantRow = {
  /** Row number as in a spreadsheet, from 1. */
  readonly row: number;
  readonly draft: MerchantDraft;
  readonly cells: readonly string[];
  /** All problems of the row. A row without problems becomes a pending merchant. */
  readonly problems: readonly RowProblem[];
};

export type MerchantFile = Pick<Table, 'rows'> & { readonly plan: MerchantPlan };

function draftOfRow({ cells, cellProblems }: TableRow, plan: MerchantPlan) {
  let draft: MerchantDraft = EMPTY_DRAFT;
  const problems: RowProblem[] = [];
  for (const [index, column] of plan.columns.entries()) {
    if (column === undefined) continue;
    const cell = unguarded(cells[index] ?? '');
    const unread = cellProblems.get(index);
    if (unread) {
      problems.push({ column, problem: { key: cellProblemTexts[unread], values: { value: shownCell(cell) } } });
      continue;
    }
    if (column === 'bcc') draft = { ...draft, bcc: readList(cell.replaceAll(/[\r\n]/g, ',')) };
    else if (switchColumns.some((name) => name === column)) {
      const word = wordIn(cell);
      if (word === 'yes' || word === 'no') draft = { ...draft, [column]: word === 'yes' };
      else if (cell.trim() !== '') problems.push({ column, problem: 'onboarding.errors.yesOrNo' });
    } else draft = { ...draft, [column]: cell.trim() };
  }
  return { draft: tidyDraft(draft), problems };
}

const withAccounts = (draft: MerchantDraft, tierAccounts: ReturnType<typeof accountsOfTier>): MerchantDraft =>
  tierAccounts && draft.consumerChargeAccount === '' && draft.merchantChargeAccount === ''
    ? { ...draft, ...tierAccounts }
    : draft;

/** Validates rows like the form. Empty accounts are copied from a merchant or an earlier row with the same tier. */
export function readMerchants(
  { rows, plan }: MerchantFile,
  owner: OnboardingOwner,
  pending: readonly PendingMerchant[],
  used: UsedNames,
): readonly MerchantRow[] {
  const fields = draftFields(owner);
  const [ids, names] = [new Map<string, number>(), new Map<string, number>()];
  const accounts = new Map<string, NonNullable<ReturnType<typeof accountsOfTier>>>();

  function repetitionProblems(
    firstRows: Map<string, number>,
    key: string,
    row: number,
    column: MerchantColumn,
  ): readonly RowProblem[] {
    if (key === '') return [];
    const firstRow = firstRows.get(key);
    if (firstRow !== undefined)
      return [{ column, problem: { key: 'onboarding.errors.inRow', values: { row: firstRow } } }];
    firstRows.set(key, row);
    return [];
  }

  function readRow(row: TableRow): MerchantRow {
    const { number, cells, problem } = row;
    if (problem) {
      const text = problem === 'quote' ? 'common.table.quote' : 'common.table.cells';
      return { row: number, draft: EMPTY_DRAFT, cells, problems: [{ problem: text }] };
    }
    const parsed = draftOfRow(row, plan);
    const { pricingTier } = parsed.draft;
    const draft = withAccounts(parsed.draft, accounts.get(pricingTier) ?? accountsOfTier(pending, pricingTier));
    const { consumerChargeAccount, consumerChargeAccountKey, merchantChargeAccount } = draft;
    if (consumerChargeAccount !== '' && consumerChargeAccountKey !== '' && merchantChargeAccount !== '')
      accounts.set(pricingTier, { consumerChargeAccount, consumerChargeAccountKey, merchantChargeAccount });
    const problems = [
      ...draftProblems(draft, fields, used)
        .filter(({ field }) => parsed.problems.every(({ column }) => column !== field))
        .map(({ field, problem: fieldProblem }) => ({ column: field, problem: fieldProblem })),
      ...parsed.problems,
      ...repetitionProblems(ids, draft.companyId, number, 'companyId'),
      ...repetitionProblems(names, comparableName(draft.tradingName || draft.companyName), number, 'tradingName'),
    ];
    return { row: number, draft, cells, problems };
  }

  return rows.map(readRow);
}
