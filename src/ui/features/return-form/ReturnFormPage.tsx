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
import { Card } from '../../shared/components/Card/Card.tsx';
import { SwitchField } from '../../shared/components/Switch/SwitchField.tsx';
import { useSwitchDraft } from './useReturnFormDrafts.ts';
import { returnFormFieldSet } from '../../../domain/return-form/returnFormFieldSet.ts';
import { UrlField } from '../../shared/components/TextField/TextField.tsx';
import { useConfigurationField } from '../../shared/changes/fields/useConfigurationField.ts';

/** Page to edit the customer's return form [RS-4] [RS-6]. */
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

const PurchaseDateCard = observer(function PurchaseDateCard() {
  const { t } = useTranslation();
  const fieldSwitch = useSwitchDraft('purchaseDate');
  return (
    <Card title={t('returnForm.purchaseDate.title')} isChanged={fieldSwitch.isChanged}>
      <SwitchField
        {...fieldSwitch.choice}
        label={t('returnForm.fields.purchaseDate')}
        description={t('returnForm.purchaseDate.hint')}
      />
    </Card>
  );
});

/** Card for the return policy. If the policy has a URL, customers must accept the policy. */
const PolicyCard = observer(function PolicyCard() {
  const { t } = useTranslation();
  const isWritable = useService(BrandingStore).configuration?.extensions.companySettings === true;
  const url = useConfigurationField(returnFormFieldSet, 'termsAndConditionsUrl', '');
  return (
    <Card title={t('returnForm.policy.title')} isChanged={url.isChanged}>
      <UrlField
        {...url.field}
        limit={isWritable ? url.field.limit : undefined}
        label={t('returnForm.fields.termsAndConditionsUrl')}
        hint={t(isWritable ? 'returnForm.policy.hint' : 'returnForm.policy.notWritable')}
        isReadOnly={!isWritable}
      />
    </Card>
  );
});
