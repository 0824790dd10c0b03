import { useTranslation } from 'react-i18next';
import { observer } from 'mobx-react-lite';
import { CARRIER_PREFIX } from '../../../domain/carriers/changes/carrierKey.ts';
import type { NetworkRow } from '../../../domain/store-networks/networkRows.ts';
import { networkKey } from '../../../domain/store-networks/storeNetworkChanges.ts';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { Pill } from '../../shared/components/Pill/Pill.tsx';
import { useCarrierName } from '../../shared/names/useCarrierName.ts';
import { useSettingLink } from '../../shared/pages/PageLinksContext.ts';
import { SettingLink } from '../../shared/settings/SettingLink.tsx';
import styles from './NetworkName.module.scss';

export const NetworkName = observer(function NetworkName({ row }: { readonly row: NetworkRow }) {
  const { t } = useTranslation();
  const carrierName = useCarrierName();
  const { storeNetworkId, name, isOn, wasOn, isServed, carrierId } = row;
  const hasCarrierPage = useSettingLink()('carriers') !== undefined;
  return (
    <>
      <span className={styles.name} data-setting={networkKey(storeNetworkId)}>
        <span dir="auto">{name}</span>
        {isOn !== wasOn && <Pill tone="pending">{t(isOn ? 'inStoreReturns.newlyOn' : 'inStoreReturns.newlyOff')}</Pill>}
      </span>
      {!isServed && carrierId !== undefined && (
        <span className={styles.lacking}>
          <KeyedText>{t('inStoreReturns.noAccount', { name: carrierName(carrierId) })}</KeyedText>
          {hasCarrierPage && (
            <SettingLink feature="carriers" changeKey={`${CARRIER_PREFIX}${carrierId}`}>
              {t('inStoreReturns.setUp', { name: carrierName(carrierId) })}
            </SettingLink>
          )}
        </span>
      )}
    </>
  );
});
