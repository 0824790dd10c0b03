import { useTranslation } from 'react-i18next';
import { REASONS_ENABLED_KEY } from '../../../../domain/return-reasons/reasonList.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';

export type ReasonsSwitchProps = {
  readonly isOn: boolean;
  readonly isOnNow: boolean;
  readonly onChange: (isOn: boolean) => void;
};

export function ReasonsSwitch({ isOn, isOnNow, onChange }: ReasonsSwitchProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('returnReasons.settings.title')} isChanged={isOn !== isOnNow}>
      <Switch
        data-setting={REASONS_ENABLED_KEY}
        label={t('returnReasons.settings.enabled')}
        description={t('returnReasons.settings.enabledHint')}
        isSelected={isOn}
        onChange={onChange}
      />
    </Card>
  );
}
