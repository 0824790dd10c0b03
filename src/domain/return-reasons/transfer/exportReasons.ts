import type { ReturnReason } from '../../company/parts/returnReason.ts';
import { guarded, type GuardedTable } from '../../shared/formulaGuard.ts';
import { reasonColumns, type ReasonColumn, type ReasonWord } from './reasonColumns.ts';

export type ExportTexts = Readonly<Record<ReasonColumn | ReasonWord, string>>;

/** Table of reasons that an import can read. Each requirement has its own column. */
export function exportReasons(reasons: readonly ReturnReason[], texts: ExportTexts): GuardedTable {
  const requirementCount = Math.max(1, ...reasons.map(({ paymentRequirements }) => paymentRequirements?.length ?? 0));
  const indexes = Array.from({ length: requirementCount }, (_, index) => index);
  const names = reasonColumns.flatMap((column) => (column === 'asksFor' ? indexes : [0]).map(() => texts[column]));
  const rows = reasons.map(({ description, code, paymentRequired, enabled, paymentRequirements }) => [
    description,
    code,
    paymentRequired ? texts.customer : texts.merchant,
    enabled ? texts.yes : texts.no,
    ...indexes.map((index) => paymentRequirements?.[index] ?? ''),
  ]);
  return [names, ...rows].map((row) => row.map(guarded));
}
