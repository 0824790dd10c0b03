import type { TFunction } from 'i18next';
import type { BatchFault } from '../../../../domain/dispositions/batch/readBatch.ts';
import { cellProblemTexts, shownCell } from '../../../../domain/tables/cell.ts';
import { isolated } from '../../../shared/texts/isolated.ts';

const MAX_SHOWN_CHARACTERS = 60;

export function faultText(t: TFunction, fault: BatchFault): string {
  switch (fault.kind) {
    case 'quote':
      return t('common.table.quote');
    case 'cells':
      return t('common.table.cells');
    case 'no-categories':
      return t('dispositions.batch.problem.no-categories');
    case 'no-answer':
    case 'no-place':
      return t(`dispositions.batch.problem.${fault.kind}`, {
        column: isolated(fault.column),
        value: isolated(fault.value.slice(0, MAX_SHOWN_CHARACTERS)),
      });
    case 'error-value':
    case 'lost-letters':
    case 'power':
      return t(cellProblemTexts[fault.kind], { value: isolated(shownCell(fault.value)) });
  }
}
