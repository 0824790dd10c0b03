import { useTranslation } from 'react-i18next';
import type { DispositionsEditor } from '../../../../application/dispositions/DispositionsEditor.ts';
import { DISPOSITION_NAME_LIMIT, PROMPT_LIMIT } from '../../../../domain/dispositions/dispositionLists.ts';
import { charactersLeft } from '../../../../domain/validation/textLimit.ts';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { dispositionMessage } from '../../../../domain/dispositions/dispositionMessage.ts';

type NameInput = { readonly name: string; readonly prompt: string };

export type NameDialogProps = {
  readonly editor: DispositionsEditor;
  readonly list: 'attributes' | 'actions';
  /** Absent for a new entry. */
  readonly id?: string | undefined;
  readonly onClose: () => void;
};

export function NameDialog({ editor, list, id, onClose }: NameDialogProps) {
  const { t } = useTranslation();
  const isAttribute = list === 'attributes';
  const entry = id === undefined ? undefined : editor.pending[list].find((each) => each.id === id);
  const attribute = isAttribute ? editor.pending.attributes.find((each) => each.id === id) : undefined;
  const form = useForm<NameInput>({
    draft: id === undefined ? `new/disposition/${list}` : `disposition/${list}/${id}`,
    initial: { name: entry?.name ?? '', prompt: attribute?.prompt ?? '' },
    fields: [
      {
        name: 'name',
        label: 'dispositions.form.name',
        isRequired: true,
        blankMessage: 'dispositions.errors.nameBlank',
        limit: (name) => charactersLeft(DISPOSITION_NAME_LIMIT, name.trim()),
      },
      {
        name: 'prompt',
        label: 'dispositions.form.prompt',
        isRequired: isAttribute,
        blankMessage: 'dispositions.errors.promptBlank',
        limit: (prompt) => charactersLeft(PROMPT_LIMIT, prompt.trim()),
      },
    ],
    onSubmit(input) {
      const saved = { id: id ?? editor.nextId(list), name: input.name.trim() };
      const error = isAttribute
        ? editor.save('attributes', { ...saved, prompt: input.prompt.trim() })
        : editor.save('actions', saved);
      if (!error) return undefined;
      const field = error.kind === 'prompt-blank' || error.kind === 'prompt-too-long' ? 'prompt' : 'name';
      return { place: 'field', field, message: dispositionMessage(error) };
    },
    onSubmitted: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t(entry ? `dispositions.form.edit.${list}` : `dispositions.add.${list}`)}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={t('dispositions.form.name')}
        hint={t(`dispositions.form.nameHint.${list}`)}
        dir="auto"
        autoComplete="off"
        autoFocus
      />
      {isAttribute && (
        <TextField
          {...form.field('prompt')}
          label={t('dispositions.form.prompt')}
          hint={t('dispositions.form.promptHint')}
          dir="auto"
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}
