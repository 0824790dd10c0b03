import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressVerdicts } from '../../../../application/warehouses/AddressVerdicts.ts';
import type { ObservableWarehouseRow } from '../../../../application/warehouses/ObservableWarehouseRow.ts';
import type { DataColumn } from '../../../shared/components/DataTable/DataTableProps.ts';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';
import { RoutedRules } from './RoutedRules.tsx';
import type { WarehouseActions } from './useWarehouseActions.ts';
import { WarehouseMenu } from './WarehouseMenu.tsx';
import { WarehouseName } from './WarehouseName.tsx';
import { AcceptedBy } from './AcceptedBy.tsx';

export function useWarehouseColumns(
  verdicts: AddressVerdicts,
  actions: WarehouseActions,
): readonly DataColumn<ObservableWarehouseRow>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'address',
        header: t('returnAddresses.columns.address'),
        isRowHeader: true,
        place: 'title',
        width: 3.5,
        render: (row) => <WarehouseName row={row} />,
      },
      {
        id: 'carriers',
        header: t('returnAddresses.columns.acceptedBy'),
        width: 2.5,
        render: (row) => <AcceptedBy row={row} verdicts={verdicts} />,
      },
      {
        id: 'rules',
        header: t('returnAddresses.columns.sentHereBy'),
        width: 2.25,
        render: (row) => <RoutedRules row={row} />,
      },
      {
        id: 'use',
        header: t('returnAddresses.columns.inUse'),
        place: 'aside',
        width: 'control',
        render: ({ locationId, name, isInUse, isDefault, isRemoved }) =>
          !isRemoved && (
            <Switch
              label={t('returnAddresses.useNamed', { name })}
              isLabelHidden
              isSelected={isInUse}
              // The default address cannot be switched off, because items without a rule are sent there.
              isDisabled={isDefault && isInUse}
              onChange={(isOn) => actions.onUse(locationId, isOn)}
            />
          ),
      },
      {
        id: 'actions',
        header: t('returnAddresses.columns.actions'),
        isHeaderHidden: true,
        place: 'aside',
        width: 'icon',
        render: (row) => <WarehouseMenu row={row} actions={actions} />,
      },
    ],
    [t, verdicts, actions],
  );
}
