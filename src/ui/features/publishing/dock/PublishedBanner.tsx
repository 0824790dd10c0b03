import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { useService } from '../../../shared/services.tsx';

/** Banner that shows an admin for which merchant changes were published [BN-2]. */
export const PublishedBanner = observer(function PublishedBanner() {
  const { t } = useTranslation();
  const publishing = useService(PublishingStore);
  const { companyId } = useService(CompanyStore);
  if (!publishing.receipt?.changeCount) return undefined;
  return (
    <Banner tone="success" isFullBleed onDismiss={() => publishing.dismiss()}>
      <KeyedText>{t('merchants.infoPanelSuccess')}</KeyedText> <bdi>{companyId}</bdi>
    </Banner>
  );
});
