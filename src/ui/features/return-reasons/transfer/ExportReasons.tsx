import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReturnReason } from '../../../../domain/company/parts/returnReason.ts';
import { exportReasons } from '../../../../domain/return-reasons/transfer/exportReasons.ts';
import { BYTE_ORDER_MARK, writeTable } from '../../../../domain/tables/writeTable.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { downloadFile } from '../../../shared/tables/downloadFile.ts';
import { exportTexts } from './exportTexts.ts';

export type ExportReasonsProps = {
  /** As they will be once the pending changes are published. */
  readonly reasons: readonly ReturnReason[];
  readonly onDone: () => void;
};

/** Hands the reasons over as a CSV file, once, and draws nothing. */
export function ExportReasons({ reasons, onDone }: ExportReasonsProps) {
  const { t } = useTranslation();
  const hand = useEffectEvent(() => {
    const rows = exportReasons(reasons, exportTexts(t));
    downloadFile(
      `${t('returnReasons.transfer.fileName')}.csv`,
      new Blob([BYTE_ORDER_MARK, writeTable(rows)], { type: 'text/csv' }),
    );
    announce(t('returnReasons.transfer.exported', { count: reasons.length }));
    onDone();
  });
  useEffect(function handOver() {
    hand();
  }, []);
  return null;
}
