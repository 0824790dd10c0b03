import { useTranslation } from 'react-i18next';
import type { ReasonRow } from '../../../../domain/return-reasons/reasonRows.ts';
import type { ReturnReason } from '../../../../domain/company/parts/returnReason.ts';
import type { ReasonError } from '../../../../domain/return-reasons/validateReturnReasons.ts';
import type { Result } from '../../../../domain/shared/result.ts';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { ReasonFields } from './ReasonFields.tsx';
import { reasonProblem } from './reasonProblem.ts';

export type ReasonDialogProps = {
  /** The reason that is edited; nothing to add one. */
  readonly row?: ReasonRow | undefined;
  readonly onSave: (draft: ReturnReason) => Result<void, ReasonError>;
  readonly onClose: () => void;
};

const BLANK: ReturnReason = { code: '', description: '', enabled: true, paymentRequired: false };

/** Adds a reason or edits one. What is saved is a pending change; closing otherwise changes nothing. */
export function ReasonDialog({ row, onSave, onClose }: ReasonDialogProps) {
  const { t } = useTranslation();
  const form = useForm<ReturnReason>({
    initial: row?.reason ?? BLANK,
    fields: [
      { name: 'description', isRequired: true, blankMessage: 'returnReasons.errors.descriptionBlank' },
      { name: 'code', isRequired: true, blankMessage: 'returnReasons.errors.codeBlank' },
      { name: 'paymentRequirements' },
    ],
    onSubmit: (draft) => {
      const saved = onSave(draft);
      return saved.ok ? undefined : reasonProblem(saved.error, draft);
    },
    onSubmitted: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={row ? t('returnReasons.form.editTitle', { code: row.code }) : t('returnReasons.form.addTitle')}
      submitLabel={row ? t('returnReasons.form.submitEdit') : t('returnReasons.form.submitAdd')}
      onClose={onClose}
    >
      <ReasonFields form={form} published={row?.published} />
    </FormDialog>
  );
}
