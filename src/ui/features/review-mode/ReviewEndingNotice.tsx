import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import { REVIEW_WARNING } from '../../../domain/review-mode/reviewTime.ts';
import { useAnnouncement } from '../../shared/announcing/announce.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { useService } from '../../shared/services.tsx';
import { timeText } from '../../shared/dates/dateFormat.ts';

/** Warning before the review ends, announced once. */
export const ReviewEndingNotice = observer(function ReviewEndingNotice() {
  const { t, i18n } = useTranslation();
  const { isEnding } = useService(ReviewModeStore);
  const time = timeText(i18n.language, { minutes: REVIEW_WARNING / 60_000 });
  const title = isEnding ? t('reviewMode.ending.title', { time }) : '';
  useAnnouncement(title);
  return (
    isEnding && (
      <Banner tone="warning" isFullBleed title={title}>
        {t('reviewMode.ending.description')}
      </Banner>
    )
  );
});
