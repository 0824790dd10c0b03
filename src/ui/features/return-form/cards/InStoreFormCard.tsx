import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { SwitchField } from '../../../shared/components/Switch/SwitchField.tsx';
import { useService } from '../../../shared/services.tsx';
import { useSwitchDraft } from '../useReturnFormDrafts.ts';
import styles from './ReturnFormCards.module.scss';

export const InStoreFormCard = observer(function InStoreFormCard() {
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
