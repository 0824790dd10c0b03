import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { returnFormFieldSet } from '../../../../domain/return-form/returnFormFieldSet.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { UrlField } from '../../../shared/components/TextField/TextField.tsx';
import { useService } from '../../../shared/services.tsx';
import { useConfigurationField } from '../../../shared/changes/fields/useConfigurationField.ts';

/** Acceptance is required if the policy has a URL. */
export const PolicyCard = observer(function PolicyCard() {
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
