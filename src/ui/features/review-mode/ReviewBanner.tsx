import { Eye } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import type { CompanyId } from '../../../domain/company/companyId.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { useService } from '../../shared/services.tsx';
import styles from './ReviewBanner.module.scss';

/** Says on whose behalf an admin acts, until when, and how to leave [BN-1]. */
export const ReviewBanner = observer(function ReviewBanner(props: {
  readonly companyId: CompanyId;
  readonly onLeave: () => void;
}) {
  const { t, i18n } = useTranslation();
  const { review } = useService(ReviewModeStore);
  const time = review && new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(review.expiresAt);
  return (
    <section className={styles.banner} aria-label={t('reviewMode.label')}>
      <Glyph of={Eye} />
      <p className={styles.text}>
        {t('merchants.infoPanelText')} <bdi className={styles.id}>{props.companyId}</bdi>
      </p>
      {time !== undefined && <span className={styles.until}>{t('reviewMode.endsAt', { time })}</span>}
      <Button size="compact" onPress={props.onLeave}>
        {t('reviewMode.exit')}
      </Button>
    </section>
  );
});
