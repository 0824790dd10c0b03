import { guarded, unguarded, type GuardedCell, type GuardedTable } from '../../shared/formulaGuard.ts';
import type { OnboardingOwner } from '../draft/draftFields.ts';
import { EMPTY_DRAFT, type MerchantDraft } from '../draft/merchantDraft.ts';
import { merchantColumns, type MerchantColumn } from './merchantColumns.ts';
import type { MerchantRow } from './readMerchants.ts';

const EXAMPLE: MerchantDraft = {
  ...EMPTY_DRAFT,
  companyId: 'EXAMPLE',
  companyName: 'Example Store',
  legalEntity: 'Example Store Pty Ltd',
  redirectUrl: 'https://returns.example.com',
  firstName: 'Grace',
  lastName: 'Lim',
  login: 'staff@example.com',
  phoneNumber: '+61 8 7000 1200',
  pricingTier: '2',
  consumerChargeAccount: '2000102',
  consumerChargeAccountKey: 'your-key',
  merchantChargeAccount: '2000902',
  locationId: 'AB1',
  carrierAccountId: '1204417',
  username: 'example',
  paperlessOptionEnabled: true,
  bcc: ['onboarding@example.com'],
  tradingName: 'Example Store',
};
const JAPANESE_EXAMPLE: MerchantDraft = {
  ...EXAMPLE,
  companyName: 'サンプルストア',
  legalEntity: '株式会社サンプルストア',
  firstName: '太郎',
  lastName: '山田',
  firstNameKana: 'タロウ',
  lastNameKana: 'ヤマダ',
  phoneNumber: '03-1234-5678',
  tradingName: 'サンプルストア',
  latinName: 'Sample_Store',
};

function cellOf(draft: MerchantDraft, column: MerchantColumn): GuardedCell {
  const value = draft[column];
  if (typeof value === 'boolean') return guarded(value ? 'true' : 'false');
  return guarded(typeof value === 'string' ? value : value.join('; '));
}

export function templateRows(owner: OnboardingOwner): GuardedTable {
  const columns = merchantColumns(owner);
  const example = columns.includes('latinName') ? JAPANESE_EXAMPLE : EXAMPLE;
  return [columns.map(guarded), columns.map((column) => cellOf(example, column))];
}

export const refusedRows = (
  names: readonly string[],
  rows: readonly MerchantRow[],
  reasonOf: (row: MerchantRow) => string,
  reasonName: string,
): GuardedTable => [
  [...names, reasonName].map(guarded),
  ...rows
    .filter(({ problems }) => problems.length > 0)
    .map((row) => [...names.map((_, index) => guarded(unguarded(row.cells[index] ?? ''))), guarded(reasonOf(row))]),
];
