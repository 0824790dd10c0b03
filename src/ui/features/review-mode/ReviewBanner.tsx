import { Eye } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import type { WaitingEdits } from '../../../application/review-mode/WaitingEdits.ts';
import type { CompanyId } from '../../../domain/company/companyId.ts';
import { classNames } from '../../shared/classNames.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { useService } from '../../shared/services.tsx';
import styles from './ReviewBanner.module.scss';
import { timeText, dateFormat } from '../../shared/dates/dateFormat.ts';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { useDialogAddress } from '../../shared/forms/useDialogAddress.ts';
import { REVIEW_LIFE } from '../../../domain/shared/lifetimes.ts';
import { announce, useAnnouncement } from '../../shared/announcing/announce.ts';
import { ReviewReasonDialog } from './ReviewReasonDialog.tsx';
import { useState } from 'react';
import type { PortFailure } from '../../../application/shared/failure.ts';

export type ReviewBannerProps = {
  readonly companyId: CompanyId;
  /** Edits that wait until the admin starts acting. Undefined if the service has no read-only reviews. */
  readonly edits: WaitingEdits | undefined;
  readonly onLeave: () => void;
};

/** Banner with merchant, state and remaining time of a review, and buttons to extend and to leave the review [BN-1]. */
export const ReviewBanner = observer(function ReviewBanner({ companyId, edits, onLeave }: ReviewBannerProps) {
  const { t } = useTranslation();
  const { configuration } = useService(CompanyStore);
  const { review, isEnding } = useService(ReviewModeStore);
  const isLooking = edits !== undefined && review?.isActing === false;
  const asks = edits !== undefined && edits.waitingEdits.length > 0;
  return (
    <section
      className={classNames(styles.banner, asks && styles.asks, isLooking && styles.looking, isEnding && styles.ending)}
      aria-label={t('reviewMode.label')}
      data-focus-part
      data-around-page
    >
      <Glyph of={Eye} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.text}>
          <KeyedText>{t('merchants.infoPanelText')}</KeyedText>{' '}
          <bdi className={styles.name} title={configuration?.name}>
            {configuration?.name}
          </bdi>{' '}
          <bdi className={styles.id}>{companyId}</bdi>
        </p>
        {edits && <ActingState edits={edits} />}
        <TimeLeft />
      </div>
      <div className={styles.acts}>
        {edits && <ActForMerchant edits={edits} name={configuration?.name ?? companyId} />}
        <span className={styles.extend}>
          <ExtendReview />
        </span>
        <Button size="compact" onPress={onLeave}>
          {t('reviewMode.exit')}
        </Button>
      </div>
    </section>
  );
});

/** Remaining time of the review. Uses the role `timer`, so that screen readers do not announce every change. */
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

const ExtendReview = observer(function ExtendReview() {
  const { t } = useTranslation();
  const { review } = useService(ReviewModeStore);
  const { configuration } = useService(BrandingStore);
  const { opened, open, close } = useDialogAddress('extend');
  if (!review || configuration?.extensions.reviewExtensions !== true) return undefined;
  return (
    <>
      <Button size="compact" onPress={() => open('review')}>
        {t('reviewMode.extend.ask')}
      </Button>
      {opened === 'review' && <ExtendReviewDialog onClose={close} />}
    </>
  );
});

/** Dialog to extend the review. The new period starts when the dialog is submitted. */
const ExtendReviewDialog = observer(function ExtendReviewDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const review = useService(ReviewModeStore);
  const branding = useService(BrandingStore);
  const { merchantId, expiresAt } = review.review ?? {};
  const time = timeText(i18n.language, { minutes: REVIEW_LIFE / 60_000 });
  const end = dateFormat(i18n.language, { timeStyle: 'short' }).format(expiresAt);
  return (
    <ReviewReasonDialog
      title={t('reviewMode.extend.title')}
      description={t('reviewMode.extend.description', { end, time })}
      submitLabels={{ ready: t('reviewMode.extend.submit'), submitting: t('reviewMode.extend.submitting') }}
      draft={`review/${merchantId}/extend`}
      onSubmit={(reason) => review.extend(branding.configuration?.rootOrgId ?? '', reason)}
      onSubmitted={() => {
        announce(t('reviewMode.extend.done', { time }));
        onClose();
      }}
      onClose={onClose}
    />
  );
});

const ActingState = observer(function ActingState({ edits }: { readonly edits: WaitingEdits }) {
  const { t } = useTranslation();
  const { review } = useService(ReviewModeStore);
  const count = edits.waitingEdits.length;
  const waitingText = count > 0 ? t('reviewMode.held', { count }) : '';
  useAnnouncement(waitingText);
  const state = waitingText || t(review?.isActing ? 'reviewMode.acting' : 'reviewMode.looking');
  return (
    <span className={styles.state} title={state}>
      {state}
    </span>
  );
});

type ActForMerchantProps = {
  readonly edits: WaitingEdits;
  readonly name: string;
};

/** Button with which an admin starts to act for the merchant. Also applies the waiting edits. */
const ActForMerchant = observer(function ActForMerchant({ edits, name }: ActForMerchantProps) {
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
