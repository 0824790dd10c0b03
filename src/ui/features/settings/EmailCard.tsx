import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { productOf } from '../../../domain/company/companyConfiguration.ts';
import { isOn } from '../../../domain/company/merchantDefaults.ts';
import { settingsFields } from '../../../domain/settings/settingsFields.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { EmailField } from '../../shared/components/TextField/TextField.tsx';
import { SwitchField } from '../../shared/components/Switch/SwitchField.tsx';
import { useService } from '../../shared/services.tsx';
import { useConfigurationField } from '../../shared/changes/fields/useConfigurationField.ts';
import styles from './fields.module.scss';
import { useSwitchText } from '../../shared/changes/fields/useSwitchText.ts';

export const EmailCard = observer(function EmailCard() {
  const { t } = useTranslation();
  const { pendingConfiguration } = useService(CompanyStore);
  const textOf = useSwitchText();
  const email = useConfigurationField(settingsFields, 'supportEmail', '');
  const previews = useConfigurationField(settingsFields, 'emailPreviews', false, {
    textOf: (toggle) => textOf(isOn(toggle)),
  });
  const abroad = useConfigurationField(settingsFields, 'emailPreviewsInternational', false, {
    textOf: (toggle) => textOf(isOn(toggle)),
  });
  const countries = (pendingConfiguration && productOf(pendingConfiguration).countriesEnabled) ?? {};
  const isInternational = Object.values(countries).some((isOn) => isOn);
  return (
    <Card
      headingLevel={3}
      title={t('settings.email.title')}
      isChanged={email.isChanged || previews.isChanged || abroad.isChanged}
    >
      <div className={styles.fields}>
        <EmailField {...email.field} label={t('settings.fields.supportEmail')} hint={t('settings.email.supportHint')} />
        <SwitchField
          {...previews.choice}
          label={t('settings.fields.emailPreviews')}
          description={t('settings.email.previewsHint')}
          value={isOn(previews.choice.value)}
        />
        <SwitchField
          {...abroad.choice}
          label={t('settings.fields.emailPreviewsInternational')}
          description={isInternational ? t('settings.email.internationalHint') : t('settings.email.internationalOff')}
          isDisabled={!isInternational}
          value={isOn(abroad.choice.value)}
        />
      </div>
    </Card>
  );
});
