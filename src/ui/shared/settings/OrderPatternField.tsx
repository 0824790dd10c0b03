import { useTranslation } from 'react-i18next';
import { PatternField } from '../components/PatternField/PatternField.tsx';
import type { usePatternSetting } from './usePortalSetting.ts';

export type OrderPatternFieldProps = {
  readonly setting: ReturnType<typeof usePatternSetting>;
  readonly of: 'orderId' | 'ran';
};

/** Field for the pattern of order numbers or of return authorization numbers, with an input to try the pattern. */
export function OrderPatternField({ setting, of }: OrderPatternFieldProps) {
  const { t } = useTranslation();
  return (
    <PatternField
      {...setting.field}
      label={t(`settings.orders.${of}`)}
      hint={t(`settings.orders.${of}Hint`)}
      compiler={setting.compiler}
      trial={{
        label: t(of === 'orderId' ? 'settings.orders.tryOrderId' : 'settings.orders.tryRan'),
        hint: t('settings.orders.tryHint'),
        accepted: t('settings.orders.accepted'),
        refused: t('settings.orders.refused'),
      }}
    />
  );
}
