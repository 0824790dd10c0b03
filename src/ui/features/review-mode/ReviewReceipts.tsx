import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import type { ReviewedMerchant } from '../../../application/review-mode/MerchantReviewsGateway.ts';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { ReviewStore } from '../../../application/changes/ReviewStore.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { namedByKeys } from '../../../domain/history/namedByKeys.ts';
import type { LeftPending, PastReview } from '../../../domain/review-mode/merchantReviews.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Card } from '../../shared/components/Card/Card.tsx';
import { dateFormat } from '../../shared/dates/dateFormat.ts';
import { useService } from '../../shared/services.tsx';
import { useDescribers } from '../../shared/changes/described/useDescribers.ts';
import { usePublishSummary } from '../../shared/publishes/usePublishSummary.ts';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import styles from './ReviewReceipts.module.scss';
import { useMerchantReviews } from './useMerchantReviews.ts';

export type ReviewReceiptsProps = ReviewedMerchant & { readonly onShow: (publishId: string) => void };

/** List of the merchant's reviews: admin, time, reason and publishes. Hidden before the first review. */
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
  const { adminName, reason, openedAt, actingSince, endedAt, versions, left } = review;
  const name = adminName || t('history.unknownPerson');
  const times = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const time =
    endedAt === undefined
      ? t('reviewAccess.receipts.since', { time: times.format(openedAt) })
      : times.formatRange(openedAt, endedAt);
  const did = actingSince === undefined ? 'looked' : versions.length === 0 ? 'actedOnly' : 'published';
  return (
    <li className={styles.review}>
      <span>
        <bdi>{name}</bdi> <KeyedText>{`· ${time}`}</KeyedText>
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
      {left && <UnpublishedChanges left={left} name={name} />}
    </li>
  );
}

/** Changes that an admin did not publish before the review ended. Only this admin sees them as unsaved changes. */
const UnpublishedChanges = observer(function UnpublishedChanges({
  left,
  name,
}: {
  readonly left: LeftPending;
  readonly name: string;
}) {
  const { t } = useTranslation();
  const { configuration } = useService(CompanyStore);
  const changes = useService(PendingChangesStore);
  const reviewOfChanges = useService(ReviewStore);
  const { described } = useDescribers();
  const summaryOf = usePublishSummary();
  const { changeCount: count, keys, isMine } = left;
  const isHere = isMine && changes.count > 0;
  const named = described && configuration ? namedByKeys(described.registry, keys, configuration) : undefined;
  return (
    <>
      <span>{t('reviewAccess.receipts.left', { count })}</span>
      {named && <span className={styles.reason}>{summaryOf({ named, changeCount: count }).onPages}</span>}
      {isHere ? (
        <span className={styles.versions}>
          <Button size="compact" variant="quiet" onPress={() => reviewOfChanges.open()}>
            {t('changes.reviewCount', { count: changes.count })}
          </Button>
        </span>
      ) : (
        <span className={styles.reason}>{t('reviewAccess.receipts.leftBy', { name })}</span>
      )}
    </>
  );
});
