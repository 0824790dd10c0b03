import { useTranslation } from 'react-i18next';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { PortalPreview } from '../../shared/preview/PortalPreview.tsx';
import { CommentsCard } from './cards/CommentsCard.tsx';
import { OrderIdCard } from './cards/OrderIdCard.tsx';
import { PolicyCard } from './cards/PolicyCard.tsx';
import { PurchaseDateCard } from './cards/PurchaseDateCard.tsx';

/** What customers fill in when they begin a return, beside the form as it will be [RS-4] [RS-6]. */
export function ReturnFormPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('returnForm.title')} description={t('returnForm.description')} />
      <PageColumns asideWidth="wide" aside={<PortalPreview />}>
        <OrderIdCard />
        <PolicyCard />
        <PurchaseDateCard />
        <CommentsCard />
      </PageColumns>
    </>
  );
}
