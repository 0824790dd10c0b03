import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReturnReason } from '../../../../domain/company/parts/returnReason.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { downloadReasons } from './downloadReasons.ts';

export type ExportReasonsProps = {
  readonly reasons: readonly ReturnReason[];
  readonly onDone: () => void;
};

/** Downloads a CSV file on mount. Renders nothing. */
export function ExportReasons({ reasons, onDone }: ExportReasonsProps) {
  const { t } = useTranslation();
  const hand = useEffectEvent(() => {
    downloadReasons(t, reasons);
    announce(t('returnReasons.transfer.exported', { count: reasons.length }));
    onDone();
  });
  useEffect(function handOver() {
    hand();
  }, []);
  return null;
}
