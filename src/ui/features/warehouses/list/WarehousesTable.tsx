import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Plus, Warehouse } from 'lucide-react';
import type { AddressVerdicts } from '../../../../application/warehouses/AddressVerdicts.ts';
import type { ObservableWarehouseRow } from '../../../../application/warehouses/ObservableWarehouseRow.ts';
import { DataTable } from '../../../shared/components/DataTable/DataTable.tsx';
import type { WarehouseActions } from './useWarehouseActions.ts';
import { useWarehouseColumns } from './useWarehouseColumns.tsx';
import type { MessageOf } from '../../../../domain/validation/validate.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { EmptyState } from '../../../shared/components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';

export type WarehousesTableProps = {
  readonly rows: readonly ObservableWarehouseRow[];
  readonly isSearched: boolean;
  readonly verdicts: AddressVerdicts;
  readonly actions: WarehouseActions;
};

const idOf = ({ locationId }: ObservableWarehouseRow): string => locationId;
const labelOf = ({ label }: ObservableWarehouseRow): string => label;
const isChanged = (row: ObservableWarehouseRow): boolean => row.isChanged;

export const WarehousesTable = observer(function WarehousesTable(props: WarehousesTableProps) {
  const { rows, isSearched, verdicts, actions } = props;
  const { t } = useTranslation();
  const columns = useWarehouseColumns(verdicts, actions);
  return (
    <DataTable
      label={t('returnAddresses.title')}
      columns={columns}
      items={rows}
      idOf={idOf}
      labelOf={labelOf}
      isChanged={isChanged}
      onRowAction={(locationId) => {
        if (rows.some((row) => row.locationId === locationId && !row.isRemoved)) actions.onEdit(locationId);
      }}
      emptyState={isSearched ? t('returnAddresses.noneFound') : undefined}
    />
  );
});

const ADD_ADDRESS = 'returnAddresses.addAddressMessage' satisfies MessageOf<'addressRequiredButEmpty'>;

export function NoWarehouses({ onAdd }: { readonly onAdd: () => void }) {
  const { t } = useTranslation();
  return (
    <Card density="flush">
      <EmptyState
        icon={<Glyph of={Warehouse} />}
        title={t(ADD_ADDRESS)}
        action={
          <Button variant="primary" icon={<Glyph of={Plus} />} onPress={onAdd}>
            {t('returnAddresses.add')}
          </Button>
        }
      >
        {t('returnAddresses.empty.description')}
      </EmptyState>
    </Card>
  );
}
