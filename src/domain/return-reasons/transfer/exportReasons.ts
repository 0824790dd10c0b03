import type { ReturnReason } from '../../company/parts/returnReason.ts';
import { guarded, type GuardedTable } from '../../shared/formulaGuard.ts';
import { reasonColumns, type ReasonColumn, type ReasonWord } from './reasonColumns.ts';

/** What the columns and their words are called in the language of whoever exports. */
export type ExportTexts = Readonly<Record<ReasonColumn | ReasonWord, string>>;

/** The rows of a spreadsheet that an import reads back as they are: names first, a column for each thing that is asked for. */
export function exportReasons(reasons: readonly ReturnReason[], texts: ExportTexts): GuardedTable {
  const asked = Math.max(1, ...reasons.map(({ paymentRequirements }) => paymentRequirements?.length ?? 0));
  const places = Array.from({ length: asked }, (_, place) => place);
  const names = reasonColumns.flatMap((column) => (column === 'asksFor' ? places : [0]).map(() => texts[column]));
  const rows = reasons.map(({ description, code, paymentRequired, enabled, paymentRequirements }) => [
    description,
    code,
    paymentRequired ? texts.customer : texts.merchant,
    enabled ? texts.yes : texts.no,
    ...places.map((place) => paymentRequirements?.[place] ?? ''),
  ]);
  return [names, ...rows].map((row) => row.map(guarded));
}
