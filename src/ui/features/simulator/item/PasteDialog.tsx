import { useTranslation } from 'react-i18next';
import { parseJson } from '../../../../application/shared/parseJson.ts';
import type { OrderItem } from '../../../../domain/rules/evaluation/orderItem.ts';
import { itemsOfJson, itemsOfRows } from '../../../../domain/simulator/pastedItems.ts';
import { decimalSignOf } from '../../../../domain/tables/readNumber.ts';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { TextArea } from '../../../shared/components/TextArea/TextArea.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { readSpreadsheet } from '../../../shared/spreadsheet/readSpreadsheet.ts';

/** More than an order of the most items with the longest texts takes up. */
const MOST_CHARACTERS = 200_000;

export type PasteDialogProps = {
  readonly onTake: (items: readonly OrderItem[]) => void;
  readonly onClose: () => void;
};

function itemsIn(text: string, language: string): readonly OrderItem[] {
  if (/^\s*[[{]/.test(text)) return itemsOfJson(parseJson(text));
  const rows = readSpreadsheet(text);
  return rows.ok ? itemsOfRows(rows.value, decimalSignOf(language)) : [];
}

/** Takes the items of an order from JSON or from rows of a spreadsheet, in the place of those that are there. */
export function PasteDialog({ onTake, onClose }: PasteDialogProps) {
  const { t, i18n } = useTranslation();
  const form = useForm<{ readonly text: string }>({
    draft: 'new/order',
    initial: { text: '' },
    fields: [{ name: 'text', isRequired: true }],
    onSubmit: ({ text }) => {
      const items = itemsIn(text, i18n.language);
      if (items.length === 0) return { place: 'form', message: 'simulator.paste.nothing', fields: ['text'] };
      onTake(items);
      return undefined;
    },
    onSubmitted: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('simulator.paste.title')}
      submitLabel={t('simulator.paste.take')}
      onClose={onClose}
    >
      <TextArea
        {...form.field('text')}
        onPasteText={(pasted) => (pasted.length > MOST_CHARACTERS ? t('common.tooMuchToRead') : undefined)}
        label={t('simulator.paste.text')}
        hint={t('simulator.paste.hint')}
        rows={8}
        dir="ltr"
        isMono
        autoFocus
      />
    </FormDialog>
  );
}
