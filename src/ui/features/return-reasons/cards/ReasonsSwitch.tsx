import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';

export type ReasonsSwitchProps = {
  readonly isOn: boolean;
  readonly isOnNow: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** Whether customers are asked for a reason at all. */
export function ReasonsSwitch({ isOn, isOnNow, onChange }: ReasonsSwitchProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('returnReasons.settings.title')} isChanged={isOn !== isOnNow}>
      <Switch
        label={t('returnReasons.settings.enabled')}
        description={t('returnReasons.settings.enabledHint')}
        isSelected={isOn}
        onChange={onChange}
      />
    </Card>
  );
}
