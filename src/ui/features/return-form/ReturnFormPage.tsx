import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { PortalPreview } from '../../shared/preview/PortalPreview.tsx';
import { useService } from '../../shared/services.tsx';
import { Card } from '../../shared/components/Card/Card.tsx';
import { SwitchField } from '../../shared/components/Switch/SwitchField.tsx';
import { returnFormFieldSet } from '../../../domain/return-form/returnFormFieldSet.ts';
import { UrlField, TextField } from '../../shared/components/TextField/TextField.tsx';
import { useConfigurationField } from '../../shared/changes/fields/useConfigurationField.ts';
import { OrderPatternField } from '../../shared/settings/OrderPatternField.tsx';
import { usePatternSetting } from '../../shared/settings/usePortalSetting.ts';
import styles from './ReturnFormPage.module.scss';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import type { FieldDraft } from '../../shared/forms/useFieldDraft.ts';
import { useSwitchText } from '../../shared/changes/fields/useSwitchText.ts';

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

const OrderIdCard = observer(function OrderIdCard() {
  const { t } = useTranslation();
  const fieldSwitch = useSwitchDraft('orderId');
  const heading = useHeadingDraft('orderIdCustomHeader');
  const pattern = usePatternSetting('ORDER_ID_REGEX');
  return (
    <Card
      title={t('returnForm.orderId.title')}
      isChanged={fieldSwitch.isChanged || heading.isChanged || pattern.isChanged}
    >
      <div className={styles.fields}>
        <SwitchField
          {...fieldSwitch.choice}
          label={t('returnForm.fields.orderId')}
          description={t('returnForm.orderId.hint')}
        />
        <TextField
          {...heading.field}
          label={t('returnForm.fields.orderIdCustomHeader')}
          hint={t('returnForm.headingHint')}
          placeholder={t('consumerPortal.fields.orderId')}
          dir="auto"
          autoComplete="off"
        />
        <OrderPatternField setting={pattern} of="orderId" />
      </div>
    </Card>
  );
});

const CommentsCard = observer(function CommentsCard() {
  const { t } = useTranslation();
  const fieldSwitch = useSwitchDraft('reasonComments');
  const isMandatory = useSwitchDraft('reasonCommentsMandatory');
  const heading = useHeadingDraft('reasonCommentsFieldName');
  return (
    <Card
      title={t('returnForm.comments.title')}
      isChanged={fieldSwitch.isChanged || isMandatory.isChanged || heading.isChanged}
    >
      <div className={styles.fields}>
        <SwitchField
          {...fieldSwitch.choice}
          label={t('returnForm.fields.reasonComments')}
          description={t('returnForm.comments.hint')}
        />
        <SwitchField
          {...isMandatory.choice}
          label={t('returnForm.fields.reasonCommentsMandatory')}
          description={t(
            fieldSwitch.value ? 'returnForm.comments.mandatoryHint' : 'returnForm.comments.mandatoryNeeds',
          )}
          isDisabled={!fieldSwitch.value}
        />
        <TextField
          {...heading.field}
          label={t('returnForm.fields.reasonCommentsFieldName')}
          hint={t('returnForm.headingHint')}
          placeholder={t('consumerPortal.fields.comments')}
          dir="auto"
          autoComplete="off"
        />
      </div>
    </Card>
  );
});

const InStoreFormCard = observer(function InStoreFormCard() {
  const { t } = useTranslation();
  const isOffered = useService(CompanyStore).pendingConfiguration?.inStoreReturns?.enabled === true;
  const fieldSwitch = useSwitchDraft('inStoreMobileNumber');
  const isMandatory = useSwitchDraft('inStoreMobileNumberMandatory');
  return (
    <Card
      title={t('returnForm.inStore.title')}
      description={t(isOffered ? 'returnForm.inStore.description' : 'returnForm.inStore.notOffered')}
      isChanged={fieldSwitch.isChanged || isMandatory.isChanged}
    >
      <div className={styles.fields}>
        <SwitchField
          {...fieldSwitch.choice}
          label={t('returnForm.fields.inStoreMobileNumber')}
          description={t('returnForm.inStore.hint')}
        />
        <SwitchField
          {...isMandatory.choice}
          label={t('returnForm.fields.inStoreMobileNumberMandatory')}
          description={t(fieldSwitch.value ? 'returnForm.inStore.mandatoryHint' : 'returnForm.inStore.mandatoryNeeds')}
          isDisabled={!fieldSwitch.value}
        />
      </div>
    </Card>
  );
});

type SwitchName =
  | 'orderId'
  | 'purchaseDate'
  | 'reasonComments'
  | 'reasonCommentsMandatory'
  | 'inStoreMobileNumber'
  | 'inStoreMobileNumberMandatory';
type HeadingName = 'orderIdCustomHeader' | 'reasonCommentsFieldName';

function useSwitchDraft(name: SwitchName): FieldDraft<boolean> {
  return useConfigurationField(returnFormFieldSet, name, false, { textOf: useSwitchText() });
}

function useHeadingDraft(name: HeadingName): FieldDraft<string> {
  const { t } = useTranslation();
  return useConfigurationField(returnFormFieldSet, name, '', { textOf: (text) => text || t('returnForm.usualWords') });
}
