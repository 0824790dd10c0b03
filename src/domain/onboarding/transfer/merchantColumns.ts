import { draftFields, type OnboardingOwner } from '../draft/draftFields.ts';
import type { DraftSwitch, DraftText, MerchantDraft } from '../draft/merchantDraft.ts';

export const switchColumns = [
  'isIntegratedMerchant',
  'paperlessOptionEnabled',
  'returnsPortalInternational',
] as const satisfies readonly DraftSwitch[];

/** A column of a file, named in every language as the requests name it. */
export type MerchantColumn = keyof MerchantDraft;

/** What applicants have in other systems and no signup sends [SG-1]: such columns are known, and left out. */
const DROPPED: ReadonlySet<string> = new Set(['incomerange', 'turnoverrange', 'industry']);

/** Case, spaces and signs between words do not matter: `Company ID` is `companyId`. */
const folded = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The columns that a file of an owner has, in the order of its template. */
export const merchantColumns = (owner: OnboardingOwner): readonly MerchantColumn[] => [
  ...draftFields(owner).map(({ name }) => name),
  ...switchColumns,
];

export type ColumnNames = Readonly<Record<MerchantColumn, string>>;

export type MerchantPlan = {
  /** What each column of the file holds; nothing where it is not read. */
  readonly columns: readonly (MerchantColumn | undefined)[];
  /** Names that nobody knows, as they are written. */
  readonly unknown: readonly string[];
  /** Required columns that the file lacks. */
  readonly missing: readonly MerchantColumn[];
};

const columnsByName = (columns: readonly MerchantColumn[], labels: ColumnNames): ReadonlyMap<string, MerchantColumn> =>
  new Map(columns.flatMap((column) => [[folded(labels[column]), column] as const, [folded(column), column] as const]));

/** How many of these cells name a column. */
export const countMerchantColumns =
  (owner: OnboardingOwner, labels: ColumnNames) =>
  (cells: readonly string[]): number => {
    const known = columnsByName(merchantColumns(owner), labels);
    return cells.filter((cell) => known.has(folded(cell))).length;
  };

/** What the columns hold by their names, as requests or the page call them; the first of two that are the same. */
export function planColumns(names: readonly string[], owner: OnboardingOwner, labels: ColumnNames): MerchantPlan {
  const all = merchantColumns(owner);
  const known = columnsByName(all, labels);
  const taken = new Set<MerchantColumn>();
  const unknown: string[] = [];
  const columns = names.map((name) => {
    const column = known.get(folded(name));
    if (column === undefined || taken.has(column)) {
      if (name.trim() !== '' && !DROPPED.has(folded(name))) unknown.push(name.trim());
      return undefined;
    }
    taken.add(column);
    return column;
  });
  const required = draftFields(owner).filter(({ isRequired, name }) => isRequired && !ACCOUNTS.has(name));
  return { columns, unknown, missing: required.map(({ name }) => name).filter((name) => !taken.has(name)) };
}

/** They may come with the tier. */
const ACCOUNTS: ReadonlySet<MerchantColumn> = new Set<DraftText>([
  'consumerChargeAccount',
  'consumerChargeAccountKey',
  'merchantChargeAccount',
]);
