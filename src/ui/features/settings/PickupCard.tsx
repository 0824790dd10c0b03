import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { settingsFields } from '../../../domain/settings/settingsFields.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { SwitchField } from '../../shared/components/Switch/SwitchField.tsx';
import { useConfigurationField } from '../../shared/changes/fields/useConfigurationField.ts';
import { useSwitchText } from '../../shared/changes/fields/useSwitchText.ts';

export const PickupCard = observer(function PickupCard() {
  const { t } = useTranslation();
  const pickup = useConfigurationField(settingsFields, 'homePickup', false, { textOf: useSwitchText() });
  return (
    <Card headingLevel={3} title={t('settings.pickup.title')} isChanged={pickup.isChanged}>
      <SwitchField
        {...pickup.choice}
        label={t('settings.fields.homePickup')}
        description={t('settings.pickup.hint')}
        value={pickup.choice.value}
      />
    </Card>
  );
});
