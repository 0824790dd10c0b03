import { Store, User } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ObservableReasonRow } from '../../../../application/return-reasons/ObservableReasonRow.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { PreviousValue } from '../../../shared/components/PreviousValue/PreviousValue.tsx';

export const ReasonPayer = observer(function ReasonPayer({ row }: { readonly row: ObservableReasonRow }) {
  const { t } = useTranslation();
  const { customerPays, published } = row;
  const nameOf = (isCustomer: boolean) =>
    isCustomer ? t('returnReasons.whoPays.customer') : t('returnReasons.whoPays.merchant');
  const isChanged = published !== undefined && published.paymentRequired !== customerPays;
  return (
    <>
      <Pill isWrapping icon={<Glyph of={customerPays ? User : Store} size="small" />}>
        {nameOf(customerPays)}
      </Pill>
      {isChanged && <PreviousValue text={nameOf(published.paymentRequired)} label={t('changes.before')} />}
    </>
  );
});
