import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import type { PortFailure } from '../../../application/shared/failure.ts';
import type { CompanyId } from '../../../domain/company/companyId.ts';
import { REVIEW_REASON_LIMIT, reviewReasonProblem } from '../../../domain/review-mode/reviewReason.ts';
import { charactersLeft } from '../../../domain/validation/textLimit.ts';
import { FormDialog } from '../../shared/components/FormDialog/FormDialog.tsx';
import { TextField } from '../../shared/components/TextField/TextField.tsx';
import type { FormProblem } from '../../shared/forms/formMessage.ts';
import { useForm } from '../../shared/forms/useForm.ts';
import { useService } from '../../shared/services.tsx';

export type EnterReviewDialogProps = {
  readonly merchant: { readonly companyId: CompanyId; readonly name: string };
  readonly onEntered: () => void;
  readonly onClose: () => void;
};

const problemOf = ({ kind }: PortFailure): FormProblem<'reason'> => ({
  place: 'form',
  message: { title: `errors.${kind}.title`, key: `errors.${kind}.description` },
  fields: [],
});

/** Asks an admin why they enter review mode; the reason is recorded with what they do there. */
export const EnterReviewDialog = observer(function EnterReviewDialog(props: EnterReviewDialogProps) {
  const { merchant, onEntered, onClose } = props;
  const { t } = useTranslation();
  const review = useService(ReviewModeStore);
  const branding = useService(BrandingStore);
  const form = useForm({
    draft: `review/${merchant.companyId}`,
    initial: { reason: '' },
    fields: [
      {
        name: 'reason',
        isRequired: true,
        check: (reason) => reviewReasonProblem(reason.trim()),
        limit: (reason) => charactersLeft(REVIEW_REASON_LIMIT, reason.trim()),
      },
    ],
    onSubmit: async ({ reason }) => {
      const entered = await review.enter(branding.configuration?.rootOrgId ?? '', merchant.companyId, reason.trim());
      return entered.ok ? undefined : problemOf(entered.error);
    },
    onSubmitted: onEntered,
  });

  return (
    <FormDialog
      form={form}
      title={t('merchants.reviewDialog.title', { name: merchant.name })}
      description={t('merchants.reviewDialog.description')}
      submitLabel={t(form.isSubmitting ? 'merchants.reviewDialog.submitting' : 'merchants.reviewDialog.submit')}
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
});
