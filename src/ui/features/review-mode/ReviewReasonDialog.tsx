import { useTranslation } from 'react-i18next';
import type { PortFailure } from '../../../application/shared/failure.ts';
import { REVIEW_REASON_LIMIT, reviewReasonProblem } from '../../../domain/review-mode/reviewState.ts';
import type { Result } from '../../../domain/shared/result.ts';
import { charactersLeft } from '../../../domain/validation/textLimit.ts';
import { FormDialog } from '../../shared/components/FormDialog/FormDialog.tsx';
import { TextField } from '../../shared/components/TextField/TextField.tsx';
import type { FormProblem } from '../../shared/forms/formMessage.ts';
import { useForm } from '../../shared/forms/useForm.ts';

export type ReviewReasonDialogProps = {
  readonly title: string;
  readonly description: string;
  readonly submitLabels: { readonly ready: string; readonly submitting: string };
  readonly draft: string;
  readonly reason?: string | undefined;
  readonly onSubmit: (reason: string) => Promise<Result<void, PortFailure>>;
  readonly onSubmitted: () => void;
  readonly onClose: () => void;
};

const problemOf = ({ kind }: PortFailure): FormProblem<'reason'> => ({
  place: 'form',
  message:
    kind === 'forbidden'
      ? { title: 'reviewAccess.refused.title', key: 'reviewAccess.refused.description' }
      : { title: `errors.${kind}.title`, key: `errors.${kind}.description` },
  fields: [],
});

export function ReviewReasonDialog(props: ReviewReasonDialogProps) {
  const { title, description, submitLabels, draft, reason: initial = '', onSubmit, onSubmitted, onClose } = props;
  const { t } = useTranslation();
  const form = useForm({
    draft,
    initial: { reason: initial },
    fields: [
      {
        name: 'reason',
        isRequired: true,
        check: (reason) => reviewReasonProblem(reason.trim()),
        limit: (reason) => charactersLeft(REVIEW_REASON_LIMIT, reason.trim()),
      },
    ],
    onSubmit: async ({ reason }) => {
      const outcome = await onSubmit(reason.trim());
      return outcome.ok ? undefined : problemOf(outcome.error);
    },
    onSubmitted,
  });

  return (
    <FormDialog
      form={form}
      title={title}
      description={description}
      submitLabel={form.isSubmitting ? submitLabels.submitting : submitLabels.ready}
      onClose={onClose}
    >
      <TextField
        {...form.field('reason')}
        label={t('merchants.reviewDialog.reason')}
        hint={t('merchants.reviewDialog.reasonHint')}
        dir="auto"
        autoFocus
      />
    </FormDialog>
  );
}
