import type { TFunction } from 'i18next';
import { TABLE_LIMITS, type TableProblem } from '../../../../domain/tables/readTable.ts';

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
