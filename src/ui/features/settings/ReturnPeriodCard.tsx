import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/components/Card/Card.tsx';
import { NumberField } from '../../shared/components/NumberField/NumberField.tsx';
import styles from './fields.module.scss';
import { useNumberSetting } from '../../shared/settings/usePortalSetting.ts';

const DAYS = { kind: 'unit', unit: 'day' } as const;

/** Card for warranty and return periods, whose maximum the owner sets [VL-maxWarrantyDays] [VL-maxDueDateDays]. */
export const ReturnPeriodCard = observer(function ReturnPeriodCard() {
  const { t } = useTranslation();
  const warranty = useNumberSetting('PURCHASE_WARRANTY_PERIOD');
  const dueDate = useNumberSetting('DUE_DATE_DAYS');
  const hintOf = (limit: number | undefined): string =>
    limit === undefined ? t('settings.period.noLimit') : t('settings.period.limit', { count: limit });
  return (
    <Card headingLevel={3} title={t('settings.period.title')} isChanged={warranty.isChanged || dueDate.isChanged}>
      <div className={styles.pair}>
        <NumberField
          {...warranty.number}
          label={t('settings.period.warranty')}
          hint={hintOf(warranty.limit)}
          of={DAYS}
          min={0}
        />
        <NumberField
          {...dueDate.number}
          label={t('settings.period.dueDate')}
          hint={hintOf(dueDate.limit)}
          of={DAYS}
          min={0}
        />
      </div>
    </Card>
  );
});
