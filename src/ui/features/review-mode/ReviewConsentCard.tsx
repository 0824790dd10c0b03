import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import {
  MerchantReviewsGateway,
  type ReviewedMerchant,
} from '../../../application/review-mode/MerchantReviewsGateway.ts';
import { OwnRights } from '../../../application/session/OwnRights.ts';
import type { PortFailure } from '../../../application/shared/failure.ts';
import { announce } from '../../shared/announcing/announce.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { Card } from '../../shared/components/Card/Card.tsx';
import { Switch } from '../../shared/components/Switch/Switch.tsx';
import { useService } from '../../shared/services.tsx';
import { useMerchantReviews } from './useMerchantReviews.ts';

/** Card for the merchant's consent to reviews, if the owner requires it. A change takes effect immediately. */
export const ReviewConsentCard = observer(function ReviewConsentCard(merchant: ReviewedMerchant) {
  const { t } = useTranslation();
  const gateway = useService(MerchantReviewsGateway);
  const owner = useService(BrandingStore).configuration?.carrierName ?? '';
  const rights = useService(OwnRights);
  const reviews = useMerchantReviews(merchant);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PortFailure>();
  const { value } = reviews;
  if (!value?.consent.isRequired) return undefined;
  const { consent } = value;

  async function change(isGiven: boolean): Promise<void> {
    setBusy(true);
    const result = await gateway.consent(merchant, isGiven);
    setBusy(false);
    setFailure(result.ok ? undefined : result.error);
    if (!result.ok) return void reviews.reload();
    reviews.set({ reviews: [], ...reviews.value, consent: { ...consent, isGiven } });
    announce(t(isGiven ? 'reviewAccess.consent.allowed' : 'reviewAccess.consent.withdrawn', { owner }));
  }
  return (
    <Card title={t('reviewAccess.consent.title', { owner })}>
      {failure && (
        <Banner tone="critical" isAlert title={t('reviewAccess.consent.failed')}>
          {t(`errors.${failure.kind}.title`)}
        </Banner>
      )}
      <Switch
        label={t('reviewAccess.consent.label', { owner })}
        description={rights.may('people') ? t('reviewAccess.consent.hint') : t('reviewAccess.consent.mayNot')}
        isSelected={consent.isGiven}
        isReadOnly={isBusy || !rights.may('people')}
        onChange={(isGiven) => void change(isGiven)}
      />
    </Card>
  );
});
