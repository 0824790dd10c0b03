import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { StoreNetworksEditor } from '../../../application/store-networks/StoreNetworksEditor.ts';
import { shopsOf } from '../../../domain/store-networks/networkRows.ts';
import { IN_STORE_RETURNS_KEY } from '../../../domain/store-networks/storeNetworkChanges.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { PreviousValue } from '../../shared/components/PreviousValue/PreviousValue.tsx';
import { Switch } from '../../shared/components/Switch/Switch.tsx';
import styles from './InStoreCard.module.scss';

export const InStoreCard = observer(function InStoreCard({ editor }: { readonly editor: StoreNetworksEditor }) {
  const { t } = useTranslation();
  const { rows, isOn, wasOn } = editor;
  const textOf = (count: number | undefined) =>
    count === undefined ? undefined : t('storeNetworks.shopCount', { count });
  const pendingText = textOf(isOn ? shopsOf(rows, 'isOn') : 0);
  const publishedText = textOf(wasOn ? shopsOf(rows, 'wasOn') : 0);
  return (
    <Card isChanged={isOn !== wasOn} data-setting={IN_STORE_RETURNS_KEY}>
      <div className={styles.line}>
        <Switch
          label={t('storeNetworks.enabled.label')}
          description={t('storeNetworks.enabled.hint')}
          isSelected={isOn}
          onChange={(isSelected) => editor.switchOn(isSelected)}
        />
        {pendingText !== undefined && (
          <p className={styles.count}>
            {publishedText !== undefined && publishedText !== pendingText && (
              <PreviousValue text={publishedText} label={t('changes.before')} />
            )}
            <span>{pendingText}</span>
          </p>
        )}
      </div>
    </Card>
  );
});
