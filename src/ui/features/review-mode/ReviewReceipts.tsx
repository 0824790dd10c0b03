import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import type { ReviewedMerchant } from '../../../application/review-mode/MerchantReviewsGateway.ts';
import type { PastReview } from '../../../domain/review-mode/merchantReviews.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Card } from '../../shared/components/Card/Card.tsx';
import { dateFormat } from '../../shared/dates/dateFormat.ts';
import { useService } from '../../shared/services.tsx';
import styles from './ReviewReceipts.module.scss';
import { useMerchantReviews } from './useMerchantReviews.ts';

export type ReviewReceiptsProps = ReviewedMerchant & { readonly onShow: (publishId: string) => void };

/** Who of the owner looked at the merchant or acted for it, when, why, and what they published; nothing where nobody did. */
export const ReviewReceipts = observer(function ReviewReceipts({ rootOrgId, companyId, onShow }: ReviewReceiptsProps) {
  const { t } = useTranslation();
  const owner = useService(BrandingStore).configuration?.carrierName ?? '';
  const reviews = useMerchantReviews({ rootOrgId, companyId }).value?.reviews ?? [];
  if (reviews.length === 0) return undefined;
  return (
    <Card title={t('reviewAccess.receipts.title', { owner })} description={t('reviewAccess.receipts.description')}>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <Receipt key={review.reviewSessionId} review={review} onShow={onShow} />
        ))}
      </ul>
    </Card>
  );
});

function Receipt({ review, onShow }: { readonly review: PastReview; readonly onShow: (publishId: string) => void }) {
  const { t, i18n } = useTranslation();
  const { adminName: name, reason, openedAt, actingSince, endedAt, versions } = review;
  const times = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const time =
    endedAt === undefined
      ? t('reviewAccess.receipts.since', { time: times.format(openedAt) })
      : times.formatRange(openedAt, endedAt);
  const did = actingSince === undefined ? 'looked' : versions.length === 0 ? 'actedOnly' : 'published';
  return (
    <li className={styles.review}>
      <span>
        <bdi>{name}</bdi> · {time}
      </span>
      <span className={styles.reason}>{t('reviewAccess.receipts.reason', { reason })}</span>
      <span>{t(`reviewAccess.receipts.${did}`)}</span>
      {versions.length > 0 && (
        <span className={styles.versions}>
          {versions.map(({ publishId, revision }) => (
            <Button key={publishId} size="compact" variant="quiet" onPress={() => onShow(publishId)}>
              {t('history.version', { version: revision })}
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}
