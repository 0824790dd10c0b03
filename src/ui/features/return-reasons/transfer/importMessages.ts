import type { TFunction } from 'i18next';
import type { ImportError } from '../../../../domain/return-reasons/transfer/importReasons.ts';
import type { ReasonColumn } from '../../../../domain/return-reasons/transfer/reasonColumns.ts';
import { SPREADSHEET_LIMITS, type SpreadsheetProblem } from '../../../shared/spreadsheet/readSpreadsheet.ts';
import { messageKeyOf, messageValuesOf } from '../messageKeyOf.ts';
import { exportTexts } from './exportTexts.ts';

/** Why a row is refused, in words. */
export function importMessage(t: TFunction, column: ReasonColumn, error: ImportError): string {
  switch (error.kind) {
    case 'code-twice':
      return t('returnReasons.transfer.codeTwice', { row: error.row });
    case 'word-unknown': {
      const { customer, merchant, yes, no } = exportTexts(t);
      const [first, second] = column === 'payer' ? [customer, merchant] : [yes, no];
      return t('returnReasons.transfer.wordUnknown', { first, second });
    }
    default:
      return t(messageKeyOf(error), messageValuesOf(error));
  }
}

/** Why nothing of a text or a file is read, in words. */
export function spreadsheetMessage(t: TFunction, kind: SpreadsheetProblem['kind']): string {
  const { rows, columns } = SPREADSHEET_LIMITS;
  switch (kind) {
    case 'empty':
      return t('returnReasons.transfer.problems.empty');
    case 'too-large':
      return t('common.tooMuchToRead');
    case 'too-many-rows':
      return t('returnReasons.transfer.problems.tooManyRows', { max: rows });
    case 'too-many-columns':
      return t('returnReasons.transfer.problems.tooManyColumns', { max: columns });
    case 'quote-open':
      return t('returnReasons.transfer.problems.quoteOpen');
    default:
      return kind satisfies never;
  }
}
