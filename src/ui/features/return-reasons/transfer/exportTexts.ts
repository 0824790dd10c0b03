import type { TFunction } from 'i18next';
import type { ExportTexts } from '../../../../domain/return-reasons/transfer/exportReasons.ts';

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
