import type { TFunction } from 'i18next';
import type { ReturnReason } from '../../../../domain/company/parts/returnReason.ts';
import { exportReasons } from '../../../../domain/return-reasons/transfer/exportReasons.ts';
import { downloadTable } from '../../../shared/tables/downloadTable.ts';
import { exportTexts } from './exportTexts.ts';

/** Hands reasons over as a CSV file that an import reads back. */
export const downloadReasons = (t: TFunction, reasons: readonly ReturnReason[]): void =>
  downloadTable(t('returnReasons.transfer.fileName'), exportReasons(reasons, exportTexts(t)));

/** A file with the columns of an import and one reason as an example. */
export const downloadReasonTemplate = (t: TFunction): void =>
  downloadReasons(t, [
    { code: 'SIZE', description: t('returnReasons.transfer.example'), enabled: true, paymentRequired: false },
  ]);
