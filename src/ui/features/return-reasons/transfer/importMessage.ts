import type { TFunction } from 'i18next';
import type { ImportError } from '../../../../domain/return-reasons/transfer/importReasons.ts';
import { cellProblemTexts, shownCell } from '../../../../domain/tables/cell.ts';
import type { ReasonColumn } from '../../../../domain/return-reasons/transfer/reasonColumns.ts';
import { messageKeyOf, messageValuesOf } from '../messageKeyOf.ts';
import { exportTexts } from './downloadReasons.ts';

export function importMessage(t: TFunction, column: ReasonColumn, error: ImportError): string {
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
