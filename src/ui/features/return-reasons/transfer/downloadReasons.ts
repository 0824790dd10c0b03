import type { TFunction } from 'i18next';
import type { ReturnReason } from '../../../../domain/company/parts/returnReason.ts';
import { exportReasons } from '../../../../domain/return-reasons/transfer/exportReasons.ts';
import { BYTE_ORDER_MARK, writeTable } from '../../../../domain/tables/writeTable.ts';
import { downloadFile } from '../../../shared/tables/downloadFile.ts';
import { exportTexts } from './exportTexts.ts';

/** Hands reasons over as a CSV file that an import reads back. */
export function downloadReasons(t: TFunction, reasons: readonly ReturnReason[]): void {
  const rows = exportReasons(reasons, exportTexts(t));
  downloadFile(
    `${t('returnReasons.transfer.fileName')}.csv`,
    new Blob([BYTE_ORDER_MARK, writeTable(rows)], { type: 'text/csv' }),
  );
}

/** A file with the columns of an import and one reason as an example. */
export const downloadReasonTemplate = (t: TFunction): void =>
  downloadReasons(t, [
    { code: 'SIZE', description: t('returnReasons.transfer.example'), enabled: true, paymentRequired: false },
  ]);
