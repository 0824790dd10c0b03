import { observer } from 'mobx-react-lite';
import type { ReturnReasonsStore } from '../../../../application/return-reasons/ReturnReasonsStore.ts';
import { ExportReasons } from './ExportReasons.tsx';
import { ImportReasons } from './ImportReasons.tsx';

export type ReasonsTransferProps = {
  readonly store: ReturnReasonsStore;
  /** Text to import, which the user pasted into the table. */
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
