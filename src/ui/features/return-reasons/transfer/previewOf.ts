import type { TFunction } from 'i18next';
import type { ReturnReason } from '../../../../domain/company/parts/returnReason.ts';
import type { ImportedRow, ImportError } from '../../../../domain/return-reasons/transfer/importReasons.ts';
import type { ExportTexts } from '../../../../domain/return-reasons/transfer/exportReasons.ts';
import { reasonColumns, type ReasonColumn } from '../../../../domain/return-reasons/transfer/reasonColumns.ts';
import type { PreviewRow } from '../../../shared/importing/ImportPreview.tsx';
import { cellProblemTexts, shownCell } from '../../../../domain/tables/cell.ts';
import { messageKeyOf, messageValuesOf } from '../messageKeyOf.ts';
import { exportTexts } from './downloadReasons.ts';

/** Returns the values and errors of a row for the preview. A refused value is shown exactly as in the file. */
export function previewOf(t: TFunction, texts: ExportTexts, imported: ImportedRow): PreviewRow {
  const { row, outcome, reason, before } = imported;
  const faults = imported.outcome === 'refused' ? imported.faults : [];
  const problems = faults.map(({ column, error }) =>
    'text' in error
      ? importMessage(t, column, error)
      : t('importing.reason', { column: texts[column], reason: importMessage(t, column, error) }),
  );

  function textOf(column: ReasonColumn, of: ReturnReason): string {
    switch (column) {
      case 'text':
        return of.description;
      case 'code':
        return of.code;
      case 'payer':
        return of.paymentRequired ? texts.customer : texts.merchant;
      case 'offered':
        return of.enabled ? texts.yes : texts.no;
      case 'asksFor':
        return (of.paymentRequirements ?? []).join('\n');
      default:
        return column satisfies never;
    }
  }

  function shownIn(column: ReasonColumn): string {
    const error = faults.find((fault) => fault.column === column)?.error;
    if (error?.kind === 'word-unknown') return error.word;
    // Show only the unreadable text of the row, because the values of its other cells would be defaults.
    const unread = faults.flatMap((fault) => ('text' in fault.error ? [fault.error.text] : []))[0];
    if (unread !== undefined) return column === 'text' ? unread : '';
    return textOf(column, reason);
  }

  const cells = reasonColumns.map((column) => ({
    text: shownIn(column),
    before: outcome === 'changed' && before ? textOf(column, before) : undefined,
    isMono: column === 'code',
  }));
  return { row, outcome, cells, problems };
}

function importMessage(t: TFunction, column: ReasonColumn, error: ImportError): string {
  switch (error.kind) {
    case 'code-twice':
      return t('returnReasons.transfer.codeTwice', { row: error.row });
    case 'word-unknown': {
      const { customer, merchant, yes, no } = exportTexts(t);
      const [first, second] = column === 'payer' ? [customer, merchant] : [yes, no];
      return t('returnReasons.transfer.wordUnknown', { first, second });
    }
    case 'cell':
      return t(cellProblemTexts[error.problem], { value: shownCell(error.value) });
    case 'row-quote':
      return t('common.table.quote');
    case 'row-cells':
      return t('common.table.cells');
    default:
      return t(messageKeyOf(error), messageValuesOf(error));
  }
}
