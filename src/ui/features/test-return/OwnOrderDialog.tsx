import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  itemId,
  MAX_ORDER_NUMBER,
  nameOf,
  orderNumberProblem,
  type TestOrder,
} from '../../../domain/test-return/testPersona.ts';
import { FormDialog } from '../../shared/components/FormDialog/FormDialog.tsx';
import { TextArea } from '../../shared/components/TextArea/TextArea.tsx';
import { TextField } from '../../shared/components/TextField/TextField.tsx';
import type { FormMessage } from '../../shared/forms/formMessage.ts';
import { useForm } from '../../shared/forms/useForm.ts';
import { NO_CHOICE, type ChosenFormat } from '../../shared/tables/chosenFormat.ts';
import { dayIn } from '../simulator/item/itemInput.ts';
import { PastedFormat } from '../simulator/item/PastedFormat.tsx';
import { usePastedItems } from '../simulator/item/usePastedItems.ts';

export type OwnOrderDialogProps = {
  /** Current order. Its items are the initial items of the new order. */
  readonly order: TestOrder;
  readonly samples: readonly TestOrder[];
  readonly onTake: (order: TestOrder) => void;
  readonly onClose: () => void;
};

type Values = ChosenFormat & { readonly number: string; readonly bought: string; readonly items: string };

/** Dialog to enter an order with a unique number [VL-uniqueOrderId], a date and pasted items. */
export function OwnOrderDialog({ order, samples, onTake, onClose }: OwnOrderDialogProps) {
  const { t } = useTranslation();
  const { read, limitPaste } = usePastedItems();
  const submittedOrder = useRef<TestOrder>(undefined);

  function numberMessage(number: string): FormMessage | undefined {
    switch (orderNumberProblem(number, samples)) {
      case 'in-use':
        return 'validation.orderIdUsedError';
      case 'too-long':
        return { key: 'testReturn.order.tooLong', values: { max: MAX_ORDER_NUMBER } };
      case 'blank':
        return 'testReturn.order.blank';
      case 'unknown':
      case undefined:
        return undefined;
    }
  }

  const form = useForm<Values>({
    draft: 'new/test-order',
    initial: { number: '', bought: order.purchaseDate, items: '', ...NO_CHOICE },
    fields: [
      { name: 'number', isRequired: true, blankMessage: 'testReturn.order.blank', check: numberMessage },
      {
        name: 'bought',
        isRequired: true,
        check: (bought) => (dayIn(bought) === undefined ? 'simulator.errors.bought' : undefined),
      },
      { name: 'items' },
    ],
    onSubmit: ({ number, bought, items, ...format }) => {
      const newOrder = { number: number.trim(), isOwn: true, purchaseDate: bought, area: order.area };
      if (items.trim() === '') {
        submittedOrder.current = { ...newOrder, items: order.items };
        return undefined;
      }
      const pasted = read({ text: items, ...format });
      if (!pasted.ok) return { place: 'field', message: pasted.error, field: 'items' };
      const [first] = pasted.value;
      submittedOrder.current = {
        ...newOrder,
        area: first?.area ?? order.area,
        items: pasted.value.map((facts, index) => {
          const { price = 0, purchaseDate: _, area: __, ...item } = facts;
          return { ...item, id: itemId(index), name: nameOf(item, index), price };
        }),
      };
      return undefined;
    },
    // Use the order only after submission, because unsaved input would block the change of the URL.
    onSubmitted: () => submittedOrder.current && onTake(submittedOrder.current),
  });
  return (
    <FormDialog form={form} title={t('testReturn.own.title')} submitLabel={t('testReturn.own.take')} onClose={onClose}>
      <TextField {...form.field('number')} label={t('testReturn.own.number')} dir="auto" autoComplete="off" autoFocus />
      <TextField {...form.field('bought')} type="date" label={t('simulator.fields.purchaseDate')} />
      <TextArea
        {...form.field('items')}
        onPasteText={limitPaste}
        label={t('testReturn.own.items')}
        hint={`${t('testReturn.own.itemsHint')} ${t('simulator.paste.hint')}`}
        rows={5}
        dir="ltr"
        isMono
      />
      <PastedFormat {...form.values} text={form.values.items} onChange={form.change} />
    </FormDialog>
  );
}
