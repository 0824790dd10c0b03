import type { TFunction } from 'i18next';
import type { ImportError } from '../../../../domain/return-reasons/transfer/importReasons.ts';
import { cellProblemTexts, shownCell } from '../../../../domain/tables/cell.ts';
import { TABLE_LIMITS, type TableProblem } from '../../../../domain/tables/readTable.ts';
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

export function tableMessage(t: TFunction, kind: TableProblem['kind']): string {
  const { rows, columns } = TABLE_LIMITS;
  switch (kind) {
    case 'empty':
      return t('returnReasons.transfer.problems.empty');
    case 'too-large':
      return t('common.tooMuchToRead');
    case 'too-many-rows':
      return t('returnReasons.transfer.problems.tooManyRows', { max: rows });
    case 'too-many-columns':
      return t('returnReasons.transfer.problems.tooManyColumns', { max: columns });
    default:
      return kind satisfies never;
  }
}
