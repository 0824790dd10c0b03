import { Store, User } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ReasonRow } from '../../../../domain/return-reasons/reasonRows.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { PreviousValue } from '../../../shared/components/PreviousValue/PreviousValue.tsx';

/** Who pays for a return with this reason, and who does so now where that differs. */
export const ReasonPayer = observer(function ReasonPayer({ row: { reason, published } }: { readonly row: ReasonRow }) {
  const { t } = useTranslation();
  const nameOf = (customerPays: boolean) =>
    customerPays ? t('returnReasons.whoPays.customer') : t('returnReasons.whoPays.merchant');
  const isChanged = published !== undefined && published.paymentRequired !== reason.paymentRequired;
  return (
    <>
      <Pill isWrapping icon={<Glyph of={reason.paymentRequired ? User : Store} size="small" />}>
        {nameOf(reason.paymentRequired)}
      </Pill>
      {isChanged && <PreviousValue text={nameOf(published.paymentRequired)} label={t('changes.before')} />}
    </>
  );
});
