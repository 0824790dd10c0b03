import { Eye } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LeaveReviewMode } from '../../../application/review-mode/LeaveReviewMode.ts';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import type { CompanyId } from '../../../domain/company/companyId.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { useService } from '../../shared/services.tsx';
import { useUnsavedGuard } from '../changes/unsaved/useUnsavedGuard.tsx';
import styles from './ReviewBanner.module.scss';

/** Says on whose behalf an admin acts, until when, and how to leave (source, section 2). */
export const ReviewBanner = observer(function ReviewBanner({ companyId }: { readonly companyId: CompanyId }) {
  const { t, i18n } = useTranslation();
  const { review } = useService(ReviewModeStore);
  const leaveReview = useService(LeaveReviewMode);
  const navigate = useNavigate();
  const guard = useUnsavedGuard();

  async function handleExit(): Promise<void> {
    if (!(await guard.confirm('leave-review'))) return;
    void leaveReview.execute();
    await navigate('/merchants/overview');
  }

  const time = review && new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(review.expiresAt);
  return (
    <section className={styles.banner} aria-label={t('reviewMode.label')}>
      <Glyph of={Eye} />
      <p className={styles.text}>
        {t('merchants.infoPanelText')} <bdi className={styles.id}>{companyId}</bdi>
      </p>
      {time !== undefined && <span className={styles.until}>{t('reviewMode.endsAt', { time })}</span>}
      <Button size="compact" onPress={() => void handleExit()}>
        {t('reviewMode.exit')}
      </Button>
      {guard.dialog}
    </section>
  );
});
