import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { ruleSample } from '../../../../application/rules/ruleSample.ts';
import { Clock } from '../../../../application/shared/Clock.ts';
import { sampleNumberIn, sampleOrders } from '../../../../domain/orders/sampleOrders.ts';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { useService } from '../../../shared/services.tsx';
import type { SimulatedOrderInput } from './useSimulatedOrder.ts';

export type SampleByNumberProps = {
  readonly order: SimulatedOrderInput;
  readonly nth: number;
  readonly currency: string | undefined;
};

/** Field that loads a sample order by its number in the impact list. */
export function SampleByNumber({ order, nth, currency }: SampleByNumberProps) {
  const { t } = useTranslation();
  const company = useService(CompanyStore);
  const clock = useService(Clock);
  const [typed, setTyped] = useState('');
  const [isUnknown, setIsUnknown] = useState(false);

  function handleChange(text: string, isDone: boolean): void {
    setTyped(text);
    const number = sampleNumberIn(text);
    setIsUnknown(isDone && text.trim() !== '' && number === undefined);
    if (number === undefined) return;
    const request = ruleSample({ ...company.configuration, currencyOverride: currency }, clock);
    const sample = sampleOrders(request).find(({ orderId }) => orderId === number);
    setIsUnknown(!sample);
    if (!sample) return;
    const { orderId: _, itemName: __, ...item } = sample;
    order.setItems(order.items.with(nth, item));
  }

  return (
    <TextField
      label={t('simulator.sampleNumber')}
      value={typed}
      onChange={(text) => handleChange(text, false)}
      onEnter={() => handleChange(typed, true)}
      placeholder="S-100042"
      error={isUnknown ? t('simulator.errors.sampleNumber') : undefined}
      dir="ltr"
      isMono
      autoComplete="off"
    />
  );
}
