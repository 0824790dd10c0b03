import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { settingsFields } from '../../../domain/settings/settingsFields.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { TextArea } from '../../shared/components/TextArea/TextArea.tsx';
import { useConfigurationField } from '../../shared/changes/fields/useConfigurationField.ts';
import styles from './fields.module.scss';
import { OrderPatternField } from '../../shared/settings/OrderPatternField.tsx';
import { usePatternSetting } from '../../shared/settings/usePortalSetting.ts';

export const OrderNumbersCard = observer(function OrderNumbersCard(props: { readonly hasInstructions: boolean }) {
  const { t } = useTranslation();
  const orderId = usePatternSetting('ORDER_ID_REGEX');
  const ran = usePatternSetting('RAN_REGEX');
  return (
    <Card headingLevel={3} title={t('settings.orders.title')} isChanged={orderId.isChanged || ran.isChanged}>
      <div className={styles.fields}>
        <OrderPatternField setting={orderId} of="orderId" />
        <OrderPatternField setting={ran} of="ran" />
        {props.hasInstructions && <OrderInstructions />}
      </div>
    </Card>
  );
});

const OrderInstructions = observer(function OrderInstructions() {
  const { t } = useTranslation();
  const instructions = useConfigurationField(settingsFields, 'orderInstructions', '');
  const { onEnter: _, ...field } = instructions.field;
  return (
    <TextArea
      {...field}
      label={t('settings.fields.orderInstructions')}
      hint={t('settings.orders.instructionsHint')}
      dir="auto"
    />
  );
});
