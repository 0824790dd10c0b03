import { useTranslation } from 'react-i18next';
import type { ReasonRow } from '../../../../domain/return-reasons/reasonRows.ts';
import { DataTable } from '../../../shared/components/DataTable/DataTable.tsx';
import type { RowReorder } from '../../../shared/components/DataTable/DataTableProps.ts';
import type { ReasonActions } from './ReasonActions.ts';
import { useReasonColumns } from './useReasonColumns.tsx';

export type ReasonsTableProps = {
  readonly rows: readonly ReasonRow[];
  /** The codes that are not removed, in order. */
  readonly staying: readonly string[];
  readonly actions: ReasonActions;
  readonly onArrange: (codes: readonly string[]) => void;
};

const idOf = ({ code }: ReasonRow): string => code;
const labelOf = ({ reason }: ReasonRow): string => reason.description;
const isChanged = ({ state }: ReasonRow): boolean => state !== 'published';

/** The reasons in the order customers will see them, each with what is published where it differs. */
export function ReasonsTable({ rows, staying, actions, onArrange }: ReasonsTableProps) {
  const { t } = useTranslation();
  const columns = useReasonColumns(staying, actions);
  const reorder: RowReorder = {
    ids: rows.map(idOf),
    labelOf: (code) => rows.find((row) => row.code === code)?.reason.description ?? code,
    onReorder: onArrange,
  };

  function handleRowAction(code: string): void {
    if (rows.find((row) => row.code === code)?.state !== 'removed') actions.onEdit(code);
  }

  return (
    <DataTable
      label={t('returnReasons.tableLabel')}
      columns={columns}
      items={rows}
      idOf={idOf}
      labelOf={labelOf}
      isChanged={isChanged}
      reorder={reorder}
      reorderLabel={t('returnReasons.columns.order')}
      onRowAction={handleRowAction}
    />
  );
}
