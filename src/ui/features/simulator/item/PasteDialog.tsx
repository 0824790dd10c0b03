import { useTranslation } from 'react-i18next';
import { orderTemplate } from '../../../../domain/orders/orderTemplate.ts';
import type { OrderItem } from '../../../../domain/rules/evaluation/orderItem.ts';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { TextArea } from '../../../shared/components/TextArea/TextArea.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { NO_CHOICE } from '../../../shared/tables/chosenFormat.ts';
import { downloadTable } from '../../../shared/tables/downloadFile.ts';
import { TemplateButton } from '../../../shared/tables/TemplateButton.tsx';
import { PastedFormat } from './PastedFormat.tsx';
import { usePastedItems, type PastedInput } from './usePastedItems.ts';

export type PasteDialogProps = {
  readonly onTake: (items: readonly OrderItem[]) => void;
  readonly onClose: () => void;
};

/** Replaces the items by pasted JSON or spreadsheet rows. */
export function PasteDialog({ onTake, onClose }: PasteDialogProps) {
  const { t } = useTranslation();
  const { read, limitPaste } = usePastedItems();
  const form = useForm<PastedInput>({
    draft: 'new/order',
    initial: { text: '', ...NO_CHOICE },
    fields: [{ name: 'text', isRequired: true }],
    onSubmit: (input) => {
      const items = read(input);
      if (!items.ok) return { place: 'field', message: items.error, field: 'text' };
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
        onPasteText={limitPaste}
        label={t('simulator.paste.text')}
        hint={t('simulator.paste.hint')}
        rows={8}
        dir="ltr"
        isMono
        autoFocus
      />
      <div>
        <TemplateButton onPress={() => downloadTable(t('simulator.paste.templateName'), orderTemplate())} />
      </div>
      <PastedFormat {...form.values} onChange={form.change} />
    </FormDialog>
  );
}
