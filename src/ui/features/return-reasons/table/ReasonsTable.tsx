import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ObservableReasonRow } from '../../../../application/return-reasons/ObservableReasonRow.ts';
import type { ReturnReasonsStore } from '../../../../application/return-reasons/ReturnReasonsStore.ts';
import { REASON_ORDER_KEY } from '../../../../domain/return-reasons/reasonList.ts';
import { DataTable } from '../../../shared/components/DataTable/DataTable.tsx';
import type { DataTableProps, RowReorder } from '../../../shared/components/DataTable/DataTableProps.ts';
import type { ReasonActions } from './useReasonActions.ts';
import { useReasonColumns } from './useReasonColumns.tsx';

export type ReasonsTableProps = {
  readonly store: ReturnReasonsStore;
  readonly actions: ReasonActions;
} & Pick<DataTableProps<ObservableReasonRow>, 'renderBulk' | 'onPasteRows'>;

const idOf = ({ code }: ObservableReasonRow): string => code;
const labelOf = ({ label }: ObservableReasonRow): string => label;
const isChanged = (row: ObservableReasonRow): boolean => row.isChanged;

/** Table of the return reasons, in the order in which customers see them. */
export const ReasonsTable = observer(function ReasonsTable({ store, actions, ...selectable }: ReasonsTableProps) {
  const { t } = useTranslation();
  const { rows } = store;
  const columns = useReasonColumns(actions);
  const isPresent = (code: string): boolean => store.currentCodes.has(code);
  const reorder: RowReorder = { onReorder: actions.onArrange, canMove: isPresent };

  function handleRowAction(code: string): void {
    if (isPresent(code)) actions.onEdit(code);
  }

  return (
    <div data-setting={REASON_ORDER_KEY}>
      <DataTable
        label={t('returnReasons.tableLabel')}
        columns={columns}
        items={rows}
        idOf={idOf}
        labelOf={labelOf}
        isChanged={isChanged}
        reorder={reorder}
        reorderLabel={t('returnReasons.columns.order')}
        {...selectable}
        onRowAction={handleRowAction}
      />
    </div>
  );
});
