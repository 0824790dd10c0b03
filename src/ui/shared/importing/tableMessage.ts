import type { TFunction } from 'i18next';
import { TABLE_LIMITS, type TableProblem } from '../../../domain/tables/readTable.ts';

/** Returns the message for an unreadable table. Returns undefined for an empty text, which needs no message. */
export function tableMessage(t: TFunction, kind: TableProblem['kind'] | undefined): string | undefined {
  switch (kind) {
    case undefined:
    case 'empty':
      return undefined;
    case 'too-large':
      return t('common.tooMuchToRead');
    case 'too-many-rows':
      return t('importing.tooManyRows', { max: TABLE_LIMITS.rows });
    case 'too-many-columns':
      return t('importing.tooManyColumns', { max: TABLE_LIMITS.columns });
    default:
      return kind satisfies never;
  }
}
