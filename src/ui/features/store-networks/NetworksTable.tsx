import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreNetworksEditor } from '../../../application/store-networks/StoreNetworksEditor.ts';
import type { NetworkRow } from '../../../domain/store-networks/networkRows.ts';
import { DataTable } from '../../shared/components/DataTable/DataTable.tsx';
import type { DataColumn } from '../../shared/components/DataTable/DataTableProps.ts';
import { Switch } from '../../shared/components/Switch/Switch.tsx';
import { useCarrierName } from '../../shared/names/useCarrierName.ts';
import { CARRIER_PREFIX } from '../../../domain/carriers/changes/carrierKey.ts';
import { networkKey } from '../../../domain/store-networks/storeNetworkChanges.ts';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { Pill } from '../../shared/components/Pill/Pill.tsx';
import { useSettingLink } from '../../shared/pages/PageLinksContext.ts';
import { SettingLink } from '../../shared/settings/SettingLink.tsx';
import styles from './NetworksTable.module.scss';

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
  const hasCarrierPage = useSettingLink()('carriers') !== undefined;
  const columns = useMemo<readonly DataColumn<NetworkRow>[]>(
    () => [
      {
        id: 'network',
        header: t('storeNetworks.columns.network'),
        isRowHeader: true,
        place: 'title',
        width: 3,
        render: ({ storeNetworkId, name, isOn, wasOn, isServed, carrierId }) => (
          <>
            <span className={styles.name} data-setting={networkKey(storeNetworkId)}>
              <span dir="auto">{name}</span>
              {isOn !== wasOn && (
                <Pill tone="pending">{t(isOn ? 'storeNetworks.newlyOn' : 'storeNetworks.newlyOff')}</Pill>
              )}
            </span>
            {!isServed && carrierId !== undefined && (
              <span className={styles.lacking}>
                <KeyedText>{t('storeNetworks.noAccount', { name: carrierName(carrierId) })}</KeyedText>
                {hasCarrierPage && (
                  <SettingLink feature="carriers" changeKey={`${CARRIER_PREFIX}${carrierId}`}>
                    {t('storeNetworks.setUp', { name: carrierName(carrierId) })}
                  </SettingLink>
                )}
              </span>
            )}
          </>
        ),
      },
      {
        id: 'carrier',
        header: t('storeNetworks.columns.carrier'),
        width: 2,
        render: ({ carrierId }) => carrierId !== undefined && <bdi>{carrierName(carrierId)}</bdi>,
      },
      {
        id: 'shops',
        header: t('storeNetworks.columns.shops'),
        align: 'end',
        render: ({ shopCount }) =>
          shopCount === undefined ? t('storeNetworks.notTold') : new Intl.NumberFormat(i18n.language).format(shopCount),
      },
      {
        id: 'on',
        header: t('storeNetworks.columns.on'),
        place: 'aside',
        width: 'control',
        render: ({ storeNetworkId, name, isOn, isServed }) => (
          <Switch
            label={t('storeNetworks.useNamed', { name })}
            isLabelHidden
            isSelected={isOn}
            // A network cannot be enabled if no carrier collects its parcels.
            isDisabled={!isServed && !isOn}
            onChange={(isSelected) => editor.switchNetworkOn(storeNetworkId, isSelected)}
          />
        ),
      },
    ],
    [t, i18n.language, carrierName, hasCarrierPage, editor],
  );
  return (
    <DataTable
      label={t('storeNetworks.title')}
      columns={columns}
      items={rows}
      idOf={idOf}
      labelOf={labelOf}
      isChanged={isChanged}
      emptyState={isSearched ? t('storeNetworks.noneFound') : undefined}
    />
  );
});
