import { Eye } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import type { CompanyId } from '../../../domain/company/companyId.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { useService } from '../../shared/services.tsx';
import { ExtendReview } from './ExtendReview.tsx';
import styles from './ReviewBanner.module.scss';
import { timeText } from './timeText.ts';

/** Says whose pages these are, how long an admin may act on them, and how to go on or to leave [BN-1]. */
export const ReviewBanner = observer(function ReviewBanner(props: {
  readonly companyId: CompanyId;
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation();
  const { configuration } = useService(CompanyStore);
  return (
    <section className={styles.banner} aria-label={t('reviewMode.label')} data-focus-part data-around-page>
      <Glyph of={Eye} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.text}>
          {t('merchants.infoPanelText')} <bdi className={styles.name}>{configuration?.name}</bdi>{' '}
          <bdi className={styles.id}>{props.companyId}</bdi>
        </p>
        <TimeLeft />
      </div>
      <div className={styles.acts}>
        <ExtendReview />
        <Button size="compact" onPress={props.onLeave}>
          {t('reviewMode.exit')}
        </Button>
      </div>
    </section>
  );
});

/** A timer is read out to who asks for it, never by itself. */
const TimeLeft = observer(function TimeLeft() {
  const { t, i18n } = useTranslation();
  const { left } = useService(ReviewModeStore);
  return (
    left && (
      <span role="timer" className={styles.left}>
        {t('reviewMode.timeLeft', { time: timeText(i18n.language, left, 'short') })}
      </span>
    )
  );
});
