import type { TFunction } from 'i18next';
import type { ReturnReason } from '../../../../domain/company/parts/returnReason.ts';
import { exportReasons } from '../../../../domain/return-reasons/transfer/exportReasons.ts';
import { downloadTable } from '../../../shared/tables/downloadTable.ts';
import { exportTexts } from './exportTexts.ts';

/** In the format of an import. */
export const downloadReasons = (t: TFunction, reasons: readonly ReturnReason[]): void =>
  downloadTable(t('returnReasons.transfer.fileName'), exportReasons(reasons, exportTexts(t)));

/** Template with one example row. */
export const downloadReasonTemplate = (t: TFunction): void =>
  downloadReasons(t, [
    { code: 'SIZE', description: t('returnReasons.transfer.example'), enabled: true, paymentRequired: false },
  ]);
