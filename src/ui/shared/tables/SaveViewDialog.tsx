import { useTranslation } from 'react-i18next';
import { characterLimit, charactersLeft } from '../../../domain/validation/textLimit.ts';
import { FormDialog } from '../components/FormDialog/FormDialog.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { useForm } from '../forms/useForm.ts';

const NAME_LIMIT = characterLimit(60);

export type SaveViewDialogProps = {
  readonly table: string;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
};

export function SaveViewDialog({ table, onSave, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation();
  const form = useForm<{ readonly name: string }>({
    draft: `view/${table}`,
    initial: { name: '' },
    fields: [{ name: 'name', isRequired: true, limit: (name) => charactersLeft(NAME_LIMIT, name.trim()) }],
    onSubmit: ({ name }) => {
      onSave(name.trim());
      return undefined;
    },
    onSubmitted: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('common.table.views.save')}
      description={t('common.table.views.description')}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={t('common.table.views.name')} dir="auto" autoFocus />
    </FormDialog>
  );
}
