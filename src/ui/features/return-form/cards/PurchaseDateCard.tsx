import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { SwitchField } from '../../../shared/components/Switch/SwitchField.tsx';
import { useSwitchDraft } from '../useReturnFormDrafts.ts';

export const PurchaseDateCard = observer(function PurchaseDateCard() {
  const { t } = useTranslation();
  const isAsked = useSwitchDraft('purchaseDate');
  return (
    <Card title={t('returnForm.purchaseDate.title')} isChanged={isAsked.isChanged}>
      <SwitchField
        {...isAsked.choice}
        label={t('returnForm.fields.purchaseDate')}
        description={t('returnForm.purchaseDate.hint')}
      />
    </Card>
  );
});
