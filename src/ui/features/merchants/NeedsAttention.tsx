import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { MerchantDirectory, type MerchantPage } from '../../../application/merchants/MerchantDirectory.ts';
import { Resource } from '../../../application/shared/Resource.ts';
import { classNames } from '../../shared/classNames.ts';
import { buttonClassName } from '../../shared/components/Button/buttonClassName.ts';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { Pill } from '../../shared/components/Pill/Pill.tsx';
import { useService } from '../../shared/services.tsx';
import styles from './MerchantFilters.module.scss';

export type NeedsAttentionProps = {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** Filter for merchants whose portal is offline or not set up yet, with the number of such merchants. */
export const NeedsAttention = observer(function NeedsAttention({ isOn, onChange }: NeedsAttentionProps) {
  const { t, i18n } = useTranslation();
  const directory = useService(MerchantDirectory);
  const rootOrgId = useService(BrandingStore).configuration?.rootOrgId ?? '';
  const [found] = useState(
    () =>
      new Resource<string, MerchantPage>((owner, signal) =>
        directory.search(owner, { search: '', state: 'attention', sort: 'name' }, undefined, signal),
      ),
  );
  useEffect(
    function countMerchants() {
      void found.load(rootOrgId);
      return () => found.close();
    },
    [found, rootOrgId],
  );
  const total = found.value?.total ?? 0;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={classNames(buttonClassName(), styles.attention)}
      onClick={() => onChange(!isOn)}
    >
      <KeyedText>{t('merchants.needsAttention')}</KeyedText>
      {total > 0 && <Pill tone="warning">{new Intl.NumberFormat(i18n.language).format(total)}</Pill>}
    </button>
  );
});
