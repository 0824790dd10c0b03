import type { ParseKeys, TFunction } from 'i18next';
import type { FileProblem } from '../../../../domain/consumer-text/transfer/fileText.ts';
import type { ImportError } from '../../../../domain/consumer-text/transfer/importTexts.ts';
import { keyOf } from '../../../../domain/shared/valueRule.ts';
import { cellProblemTexts, shownCell } from '../../../../domain/tables/cell.ts';
import { tableMessage } from '../../../shared/importing/tableMessage.ts';

export function importMessage(t: TFunction, error: ImportError): string {
  switch (error.kind) {
    case 'twice':
      return t('consumerText.transfer.twice', { place: error.place });
    case 'value': {
      const { problem } = error;
      return t(keyOf(problem) as ParseKeys, typeof problem === 'string' ? {} : { ...problem.values });
    }
    case 'unknown-key':
      return t('consumerText.transfer.unknownKey');
    case 'unknown-language':
      return t('consumerText.transfer.unknownLanguage');
    case 'not-offered':
      return t('consumerText.transfer.notOffered');
    case 'formula':
      return t('consumerText.transfer.formula');
    case 'error-value':
    case 'lost-letters':
    case 'power':
      return t(cellProblemTexts[error.kind], { value: shownCell(error.value) });
    case 'row':
      return t('consumerText.transfer.row');
    case 'marks':
      return t('consumerText.transfer.marks');
  }
}

export function problemText(t: TFunction, problem: FileProblem | 'unreadable'): string | undefined {
  switch (problem) {
    case 'no-columns':
      return t('consumerText.transfer.problems.noColumns');
    case 'doctype':
      return t('consumerText.transfer.problems.doctype');
    case 'no-xliff':
      return t('consumerText.transfer.problems.noXliff');
    case 'empty':
    case 'malformed':
    case 'unreadable':
      return t('importing.unreadable');
    default:
      return tableMessage(t, problem);
  }
}
