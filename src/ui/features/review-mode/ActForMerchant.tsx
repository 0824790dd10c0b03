import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import type { WaitingEdits } from '../../../application/review-mode/WaitingEdits.ts';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import type { PortFailure } from '../../../application/shared/failure.ts';
import { announce } from '../../shared/announcing/announce.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { useService } from '../../shared/services.tsx';
import styles from './ReviewBanner.module.scss';

export type ActForMerchantProps = {
  readonly edits: WaitingEdits;
  readonly name: string;
};

/** Button with which an admin starts to act for the merchant. Also applies the waiting edits. */
export const ActForMerchant = observer(function ActForMerchant({ edits, name }: ActForMerchantProps) {
  const { t } = useTranslation();
  const { review } = useService(ReviewModeStore);
  const branding = useService(BrandingStore);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<PortFailure>();
  if (!review || review.isActing) return undefined;

  const label = t('reviewMode.act', { name });
  async function act(): Promise<void> {
    setPending(true);
    const acted = await edits.act(branding.configuration?.rootOrgId ?? '');
    setPending(false);
    setFailure(acted.ok ? undefined : acted.error);
    if (acted.ok) announce(t('reviewMode.acting'));
  }
  return (
    <>
      {failure && (
        <span role="alert" className={styles.state} title={t(`errors.${failure.kind}.title`)}>
          {t(`errors.${failure.kind}.title`)}
        </span>
      )}
      <span className={styles.act}>
        <Button size="compact" isPending={isPending} aria-label={label} onPress={() => void act()}>
          <span className={styles.whole}>{label}</span>
          <span className={styles.short}>{t('reviewMode.actShort')}</span>
        </Button>
      </span>
    </>
  );
});
