import { useTranslation } from 'react-i18next';
import type { RuleChecksList } from '../../../../application/rule-checks/RuleChecksList.ts';
import { changeCheck } from '../../../../domain/rule-checks/checkEdits.ts';
import type { RuleCheck } from '../../../../domain/rule-checks/ruleCheck.ts';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { editProblem } from '../editProblem.ts';
import { CheckNameField, nameRules } from '../name/CheckNameField.tsx';

export type RenameDialogProps = {
  readonly checks: RuleChecksList;
  readonly check: RuleCheck;
  readonly onClose: () => void;
};

export function RenameDialog({ checks, check, onClose }: RenameDialogProps) {
  const { t } = useTranslation();
  const form = useForm<{ readonly name: string }>({
    draft: `check/${check.id}`,
    initial: { name: check.name },
    fields: [nameRules],
    onSubmit: async ({ name }) => {
      const result = await checks.edit(changeCheck(check.id, { name }));
      return result.ok ? undefined : editProblem(result.error);
    },
    onSubmitted: onClose,
  });
  return (
    <FormDialog form={form} title={t('ruleChecks.renameTitle')} onClose={onClose}>
      <CheckNameField field={form.field('name')} />
    </FormDialog>
  );
}
