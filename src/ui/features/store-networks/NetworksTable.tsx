import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreNetworksEditor } from '../../../application/store-networks/StoreNetworksEditor.ts';
import type { NetworkRow } from '../../../domain/store-networks/networkRows.ts';
import { DataTable } from '../../shared/components/DataTable/DataTable.tsx';
import type { DataColumn } from '../../shared/components/DataTable/DataTableProps.ts';
import { Switch } from '../../shared/components/Switch/Switch.tsx';
import { useCarrierName } from '../../shared/names/useCarrierName.ts';
import { NetworkName } from './NetworkName.tsx';

export type NetworksTableProps = {
  readonly editor: StoreNetworksEditor;
  readonly rows: readonly NetworkRow[];
  readonly isSearched: boolean;
};

const idOf = ({ storeNetworkId }: NetworkRow): string => storeNetworkId;
const labelOf = ({ name }: NetworkRow): string => name;
const isChanged = ({ isOn, wasOn }: NetworkRow): boolean => isOn !== wasOn;

export const NetworksTable = observer(function NetworksTable({ editor, rows, isSearched }: NetworksTableProps) {
  const { t, i18n } = useTranslation();
  const carrierName = useCarrierName();
  const columns = useMemo<readonly DataColumn<NetworkRow>[]>(
    () => [
      {
        id: 'network',
        header: t('inStoreReturns.columns.network'),
        isRowHeader: true,
        place: 'title',
        width: 3,
        render: (row) => <NetworkName row={row} />,
      },
      {
        id: 'carrier',
        header: t('inStoreReturns.columns.carrier'),
        width: 2,
        render: ({ carrierId }) => carrierId !== undefined && <bdi>{carrierName(carrierId)}</bdi>,
      },
      {
        id: 'shops',
        header: t('inStoreReturns.columns.shops'),
        align: 'end',
        render: ({ shopCount }) =>
          shopCount === undefined
            ? t('inStoreReturns.notTold')
            : new Intl.NumberFormat(i18n.language).format(shopCount),
      },
      {
        id: 'on',
        header: t('inStoreReturns.columns.on'),
        place: 'aside',
        width: 'control',
        render: ({ storeNetworkId, name, isOn, isServed }) => (
          <Switch
            label={t('inStoreReturns.useNamed', { name })}
            isLabelHidden
            isSelected={isOn}
            // No carrier would collect the parcels.
            isDisabled={!isServed && !isOn}
            onChange={(isSelected) => editor.switchNetworkOn(storeNetworkId, isSelected)}
          />
        ),
      },
    ],
    [t, i18n.language, carrierName, editor],
  );
  return (
    <DataTable
      label={t('inStoreReturns.title')}
      columns={columns}
      items={rows}
      idOf={idOf}
      labelOf={labelOf}
      isChanged={isChanged}
      emptyState={isSearched ? t('inStoreReturns.noneFound') : undefined}
    />
  );
});
