import { draftFields, type OnboardingOwner } from '../draft/draftFields.ts';
import type { DraftSwitch, DraftText, MerchantDraft } from '../draft/merchantDraft.ts';

export const switchColumns = [
  'isIntegratedMerchant',
  'paperlessOptionEnabled',
  'returnsPortalInternational',
] as const satisfies readonly DraftSwitch[];

/** A column of a file. Column names are the same in every language. */
export type MerchantColumn = keyof MerchantDraft;

/** Known columns that are ignored, because a signup does not send them [SG-1]. */
const IGNORED_COLUMNS: ReadonlySet<string> = new Set(['incomerange', 'turnoverrange', 'industry']);

/** Column name for comparison, without case, spaces and punctuation: `Company ID` equals `companyId`. */
const folded = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

export const merchantColumns = (owner: OnboardingOwner): readonly MerchantColumn[] => [
  ...draftFields(owner).map(({ name }) => name),
  ...switchColumns,
];

export type ColumnNames = Readonly<Record<MerchantColumn, string>>;

export type MerchantPlan = {
  /** Field of each column of the file. `undefined` for columns that are ignored. */
  readonly columns: readonly (MerchantColumn | undefined)[];
  readonly unknown: readonly string[];
  readonly missing: readonly MerchantColumn[];
};

const columnsByName = (columns: readonly MerchantColumn[], labels: ColumnNames): ReadonlyMap<string, MerchantColumn> =>
  new Map(columns.flatMap((column) => [[folded(labels[column]), column] as const, [folded(column), column] as const]));

export const countMerchantColumns =
  (owner: OnboardingOwner, labels: ColumnNames) =>
  (cells: readonly string[]): number => {
    const knownColumns = columnsByName(merchantColumns(owner), labels);
    return cells.filter((cell) => knownColumns.has(folded(cell))).length;
  };

/** Maps column names (field names of the request or labels of the page) to fields. Duplicates are ignored. */
export function planColumns(names: readonly string[], owner: OnboardingOwner, labels: ColumnNames): MerchantPlan {
  const all = merchantColumns(owner);
  const knownColumns = columnsByName(all, labels);
  const usedColumns = new Set<MerchantColumn>();
  const unknown: string[] = [];
  const columns = names.map((name) => {
    const column = knownColumns.get(folded(name));
    if (column === undefined || usedColumns.has(column)) {
      if (name.trim() !== '' && !IGNORED_COLUMNS.has(folded(name))) unknown.push(name.trim());
      return undefined;
    }
    usedColumns.add(column);
    return column;
  });
  const required = draftFields(owner).filter(({ isRequired, name }) => isRequired && !ACCOUNT_COLUMNS.has(name));
  return { columns, unknown, missing: required.map(({ name }) => name).filter((name) => !usedColumns.has(name)) };
}

/** Columns that may be missing, because the values can be derived from the tier. */
const ACCOUNT_COLUMNS: ReadonlySet<MerchantColumn> = new Set<DraftText>([
  'consumerChargeAccount',
  'consumerChargeAccountKey',
  'merchantChargeAccount',
]);
