import { observer } from 'mobx-react-lite';
import type { ReturnReasonsStore } from '../../../../application/return-reasons/ReturnReasonsStore.ts';
import { ExportReasons } from './ExportReasons.tsx';
import { ImportDialog } from './ImportDialog.tsx';

export type ReasonsTransferProps = {
  readonly store: ReturnReasonsStore;
  /** Text pasted into the table, to import. */
  readonly pasted: string;
  readonly isExport: boolean;
  readonly onDone: () => void;
};

export const ReasonsTransfer = observer(function ReasonsTransfer(props: ReasonsTransferProps) {
  const { store, pasted, isExport, onDone } = props;
  const { published, pending } = store;
  return isExport ? (
    <ExportReasons reasons={pending.reasons} onDone={onDone} />
  ) : (
    <ImportDialog store={store} published={published} pending={pending} pasted={pasted} onClose={onDone} />
  );
});
