import type { TFunction } from 'i18next';
import type { ReturnReason } from '../../../../domain/company/parts/returnReason.ts';
import { exportReasons, type ExportTexts } from '../../../../domain/return-reasons/transfer/exportReasons.ts';
import { downloadTable } from '../../../shared/tables/downloadFile.ts';

export const exportTexts = (t: TFunction): ExportTexts => ({
  text: t('returnReasons.columns.reason'),
  code: t('returnReasons.columns.code'),
  payer: t('returnReasons.columns.whoPays'),
  offered: t('returnReasons.columns.offered'),
  asksFor: t('returnReasons.columns.asksFor'),
  customer: t('returnReasons.whoPays.customer'),
  merchant: t('returnReasons.whoPays.merchant'),
  yes: t('returnReasons.transfer.yes'),
  no: t('returnReasons.transfer.no'),
});

export const downloadReasons = (t: TFunction, reasons: readonly ReturnReason[]): void =>
  downloadTable(t('returnReasons.transfer.fileName'), exportReasons(reasons, exportTexts(t)));

export const downloadReasonTemplate = (t: TFunction): void =>
  downloadReasons(t, [
    { code: 'SIZE', description: t('returnReasons.transfer.example'), enabled: true, paymentRequired: false },
  ]);
