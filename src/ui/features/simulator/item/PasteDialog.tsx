import { useTranslation } from 'react-i18next';
import { parseJson } from '../../../../application/shared/parseJson.ts';
import type { OrderItem } from '../../../../domain/rules/evaluation/orderItem.ts';
import type { Language } from '../../../../domain/languages/language.ts';
import { MAX_ITEMS } from '../../../../domain/simulator/itemAddress.ts';
import {
  itemsOfJson,
  itemsOfText,
  type PasteProblem,
  type PastedItems,
} from '../../../../domain/simulator/pastedItems.ts';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { TextArea } from '../../../shared/components/TextArea/TextArea.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import type { FormMessage } from '../../../shared/forms/formMessage.ts';
import { useLanguage } from '../../../shared/useLanguage.ts';

/** More than an order of the most items with the longest texts takes up. */
const MOST_CHARACTERS = 200_000;
/** Of a value that cannot be read, enough to find it. */
const SHOWN_CHARACTERS = 60;

export type PasteDialogProps = {
  readonly onTake: (items: readonly OrderItem[]) => void;
  readonly onClose: () => void;
};

const itemsIn = (text: string, language: Language): PastedItems =>
  /^\s*[[{]/.test(text) ? itemsOfJson(parseJson(text), language) : itemsOfText(text, language);

/** Takes the items of an order from JSON or from rows of a spreadsheet, in the place of those that are there. */
export function PasteDialog({ onTake, onClose }: PasteDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const sayProblem = (problem: PasteProblem): FormMessage => {
    switch (problem.kind) {
      case 'nothing':
        return 'simulator.paste.nothing';
      case 'too-many':
        return { key: 'simulator.paste.tooMany', values: { most: MAX_ITEMS } };
      case 'unread': {
        const { row, fact, value } = problem;
        const field = t(fact === 'purchaseDate' ? 'simulator.fields.bought' : `simulator.fields.${fact}`);
        return { key: 'simulator.paste.unread', values: { row, field, value: value.slice(0, SHOWN_CHARACTERS) } };
      }
      case 'quote':
      case 'cells':
        return { key: `simulator.paste.${problem.kind}`, values: { row: problem.row } };
    }
  };
  const form = useForm<{ readonly text: string }>({
    draft: 'new/order',
    initial: { text: '' },
    fields: [{ name: 'text', isRequired: true }],
    onSubmit: ({ text }) => {
      const items = itemsIn(text, language);
      if (!items.ok) return { place: 'field', message: sayProblem(items.error), field: 'text' };
      onTake(items.value);
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
