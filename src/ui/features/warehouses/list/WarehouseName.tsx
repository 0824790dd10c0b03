import { Star } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ObservableWarehouseRow } from '../../../../application/warehouses/ObservableWarehouseRow.ts';
import { addressLines } from '../../../../domain/warehouses/address/addressLines.ts';
import { DEFAULT_WAREHOUSE_KEY } from '../../../../domain/warehouses/changes/warehouseChanges.ts';
import { warehouseEntries } from '../../../../domain/warehouses/changes/warehouseEntries.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { PreviousValue } from '../../../shared/components/PreviousValue/PreviousValue.tsx';
import { useCountryName } from '../../../shared/names/countryNames.ts';
import styles from './WarehouseName.module.scss';

export const WarehouseName = observer(function WarehouseName({ row }: { readonly row: ObservableWarehouseRow }) {
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
