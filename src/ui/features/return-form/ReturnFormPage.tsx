import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { PortalPreview } from '../../shared/preview/PortalPreview.tsx';
import { useService } from '../../shared/services.tsx';
import { CommentsCard } from './cards/CommentsCard.tsx';
import { InStoreFormCard } from './cards/InStoreFormCard.tsx';
import { OrderIdCard } from './cards/OrderIdCard.tsx';
import { PolicyCard } from './cards/PolicyCard.tsx';
import { PurchaseDateCard } from './cards/PurchaseDateCard.tsx';

/** [RS-4] [RS-6] */
export const ReturnFormPage = observer(function ReturnFormPage() {
  const { t } = useTranslation();
  const hasCompanySettings = useService(BrandingStore).configuration?.extensions.companySettings === true;
  return (
    <>
      <PageHeader title={t('returnForm.title')} description={t('returnForm.description')} />
      <PageColumns asideWidth="wide" aside={<PortalPreview />}>
        <OrderIdCard />
        <PolicyCard />
        <PurchaseDateCard />
        <CommentsCard />
        {hasCompanySettings && <InStoreFormCard />}
      </PageColumns>
    </>
  );
});
