import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { observer } from 'mobx-react-lite';
import { Star } from 'lucide-react';
import type { AddressVerdicts } from '../../../../application/warehouses/AddressVerdicts.ts';
import type { ObservableWarehouseRow } from '../../../../application/warehouses/ObservableWarehouseRow.ts';
import type { DataColumn } from '../../../shared/components/DataTable/DataTableProps.ts';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';
import type { WarehouseActions } from './useWarehouseActions.ts';
import { AcceptedBy } from './AcceptedBy.tsx';
import { RuleLinks } from '../../../shared/settings/RuleLinks.tsx';
import styles from './useWarehouseColumns.module.scss';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { editEntry, removeEntry, restoreEntry } from '../../../shared/components/Menu/rowEntries.tsx';
import { RowMenu } from '../../../shared/components/Menu/RowMenu.tsx';
import { addressLines } from '../../../../domain/warehouses/address/addressLines.ts';
import { DEFAULT_WAREHOUSE_KEY } from '../../../../domain/warehouses/changes/warehouseChanges.ts';
import { warehouseEntries } from '../../../../domain/warehouses/changes/warehouseEntries.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { PreviousValue } from '../../../shared/components/PreviousValue/PreviousValue.tsx';
import { useCountryName } from '../../../shared/names/countryNames.ts';

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

/** The default address also gets all items without a rule. */
const RoutedRules = observer(function RoutedRules({ row }: { readonly row: ObservableWarehouseRow }) {
  const { t } = useTranslation();
  const { rules, isDefault, isRemoved } = row;
  if (isRemoved && rules.length === 0) return undefined;
  return (
    <ul className={styles.rules} data-nothing={(!isDefault && rules.length === 0) || undefined}>
      {isDefault && <li className={styles.muted}>{t('returnAddresses.everythingElse')}</li>}
      {!isDefault && rules.length === 0 && <li className={styles.muted}>{t('returnAddresses.noRule')}</li>}
      <RuleLinks rules={rules} />
    </ul>
  );
});

type WarehouseMenuProps = { readonly row: ObservableWarehouseRow; readonly actions: WarehouseActions };

const WarehouseMenu = observer(function WarehouseMenu({ row, actions }: WarehouseMenuProps) {
  const { t } = useTranslation();
  const { locationId, name, isRemoved } = row;
  const restore = (): void => actions.onRestore(locationId);
  return (
    <RowMenu
      label={t(`returnAddresses.menu.${isRemoved ? 'bringBack' : 'label'}`, { name })}
      onRestore={isRemoved ? restore : undefined}
      entries={() => [
        editEntry(t('returnAddresses.menu.edit'), () => actions.onEdit(locationId)),
        {
          id: 'default',
          label: t('returnAddresses.menu.makeDefault'),
          icon: <Glyph of={Star} size="small" />,
          isDisabled: row.isDefault,
          onAction: () => actions.onMakeDefault(locationId),
        },
        ...(row.state === 'changed' ? [restoreEntry(t('returnAddresses.menu.restore'), restore)] : []),
        removeEntry(t('returnAddresses.menu.remove'), () => actions.onRemove(locationId)),
      ]}
    />
  );
});

const WarehouseName = observer(function WarehouseName({ row }: { readonly row: ObservableWarehouseRow }) {
  const { t } = useTranslation();
  const countryName = useCountryName();
  const { locationId, name, lines, country, published, state, isDefault, wasDefault, isInUse, bindingCount } = row;
  const isRemoved = state === 'removed';
  const Text = isRemoved ? 'del' : 'span';
  const lineOf = (texts: readonly string[], code = ''): string =>
    [...texts, ...(code === '' ? [] : [countryName(code)])].join(', ');
  const line = lineOf(lines, country);
  const oldAddress = published?.place?.address;
  const oldLine = oldAddress && lineOf(addressLines(oldAddress), oldAddress.country);
  const isRenamed = state === 'changed' && published?.locationName !== undefined && published.locationName !== name;
  return (
    <>
      <span className={styles.name} data-setting={warehouseEntries.keyOf(locationId)}>
        <Text dir="auto" className={classNames(isRemoved && styles.removed)}>
          {name}
        </Text>
        {isDefault && (
          <span data-setting={DEFAULT_WAREHOUSE_KEY}>
            <Pill tone={wasDefault ? 'info' : 'pending'} icon={<Glyph of={Star} size="small" />}>
              {t('returnAddresses.isDefault')}
            </Pill>
          </span>
        )}
        {state === 'added' && <Pill tone="pending">{t('returnAddresses.states.added')}</Pill>}
        {isRemoved && <Pill tone="pending">{t('returnAddresses.states.removed')}</Pill>}
        {!isInUse && !isRemoved && <Pill>{t('returnAddresses.states.notInUse')}</Pill>}
      </span>
      {isRenamed && <PreviousValue text={published.locationName ?? ''} label={t('changes.before')} />}
      <span className={styles.line}>
        <bdi>{line === '' ? t('returnAddresses.noAddress') : line}</bdi>
      </span>
      {state === 'changed' && oldLine !== undefined && oldLine !== line && (
        <PreviousValue text={oldLine} label={t('changes.before')} />
      )}
      {isDefault && isInUse && <span className={styles.line}>{t('returnAddresses.keepsDefault')}</span>}
      {bindingCount > 0 && (
        <span className={styles.line}>{t('returnAddresses.knownElsewhere', { count: bindingCount })}</span>
      )}
    </>
  );
});
