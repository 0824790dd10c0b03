import { useTranslation } from 'react-i18next';
import type { RuleChecksList } from '../../../../application/rule-checks/RuleChecksList.ts';
import { changeCheck } from '../../../../domain/rule-checks/checkEdits.ts';
import { MAX_CHECK_NAME, type RuleCheck } from '../../../../domain/rule-checks/ruleCheck.ts';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { editProblem } from '../editProblem.ts';

export type RenameDialogProps = {
  readonly checks: RuleChecksList;
  readonly check: RuleCheck;
  readonly onClose: () => void;
};

/** Gives a check another name. */
export function RenameDialog({ checks, check, onClose }: RenameDialogProps) {
  const { t } = useTranslation();
  const form = useForm<{ readonly name: string }>({
    initial: { name: check.name },
    fields: [{ name: 'name', isRequired: true }],
    onSubmit: async ({ name }) => {
      const kept = await checks.edit(changeCheck(check.id, { name }));
      return kept.ok ? undefined : editProblem(kept.error);
    },
    onSubmitted: onClose,
  });
  return (
    <FormDialog form={form} title={t('ruleChecks.renameTitle')} onClose={onClose}>
      <TextField
        {...form.field('name')}
        label={t('ruleChecks.name')}
        hint={t('ruleChecks.nameHint', { max: MAX_CHECK_NAME })}
        dir="auto"
        autoFocus
      />
    </FormDialog>
  );
}
