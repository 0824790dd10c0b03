import { observer } from 'mobx-react-lite';
import type { ReturnReasonsStore } from '../../../../application/return-reasons/ReturnReasonsStore.ts';
import { ImportReasons } from './ImportReasons.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReturnReason } from '../../../../domain/company/parts/returnReason.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { downloadReasons } from './downloadReasons.ts';

export type ReasonsTransferProps = {
  readonly store: ReturnReasonsStore;
  readonly pasted: string;
  readonly isExport: boolean;
  readonly onDone: () => void;
};

export const ReasonsTransfer = observer(function ReasonsTransfer(props: ReasonsTransferProps) {
  const { store, pasted, isExport, onDone } = props;
  return isExport ? (
    <ExportReasons reasons={store.pending.reasons} onDone={onDone} />
  ) : (
    <ImportReasons store={store} pasted={pasted} onClose={onDone} />
  );
});

type ExportReasonsProps = {
  readonly reasons: readonly ReturnReason[];
  readonly onDone: () => void;
};

/** Downloads a CSV file on mount. Renders nothing. */
function ExportReasons({ reasons, onDone }: ExportReasonsProps) {
  const { t } = useTranslation();
  const download = useEffectEvent(() => {
    downloadReasons(t, reasons);
    announce(t('returnReasons.transfer.exported', { count: reasons.length }));
    onDone();
  });
  useEffect(function downloadOnMount() {
    download();
  }, []);
  return null;
}
