import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import type { PortFailure } from '../../../application/shared/failure.ts';
import type { CompanyId } from '../../../domain/company/companyId.ts';
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

const LONGEST_REASON = 500;

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
    initial: { reason: '' },
    fields: [{ name: 'reason', isRequired: true }],
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
        maxLength={LONGEST_REASON}
        dir="auto"
        autoFocus
      />
    </FormDialog>
  );
});
