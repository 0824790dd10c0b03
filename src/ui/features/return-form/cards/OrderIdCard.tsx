import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { PatternField } from '../../../shared/components/PatternField/PatternField.tsx';
import { SwitchField } from '../../../shared/components/Switch/SwitchField.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { usePatternSetting } from '../../../shared/settings/usePortalSetting.ts';
import { useHeadingDraft, useSwitchDraft } from '../useReturnFormDrafts.ts';
import styles from './ReturnFormCards.module.scss';

export const OrderIdCard = observer(function OrderIdCard() {
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
        <PatternField
          {...pattern.field}
          label={t('settings.orders.orderId')}
          hint={t('settings.orders.orderIdHint')}
          compiler={pattern.compiler}
          trial={{
            label: t('settings.orders.tryOrderId'),
            hint: t('settings.orders.tryHint'),
            accepted: t('settings.orders.accepted'),
            refused: t('settings.orders.refused'),
          }}
        />
      </div>
    </Card>
  );
});
