import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import type { PortFailure } from '../../../application/shared/failure.ts';
import type { CompanyId } from '../../../domain/company/companyId.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Dialog } from '../../shared/components/Dialog/Dialog.tsx';
import { TextField } from '../../shared/components/TextField/TextField.tsx';
import { useService } from '../../shared/services.tsx';
import styles from './EnterReviewDialog.module.scss';

export type EnterReviewDialogProps = {
  readonly merchant: { readonly companyId: CompanyId; readonly name: string };
  readonly onEntered: () => void;
  readonly onClose: () => void;
};

const FORM_ID = 'enter-review';
const LONGEST_REASON = 500;

/** Asks an admin why they enter review mode; the reason is recorded with what they do there. */
export const EnterReviewDialog = observer(function EnterReviewDialog(props: EnterReviewDialogProps) {
  const { merchant, onEntered, onClose } = props;
  const { t } = useTranslation();
  const review = useService(ReviewModeStore);
  const branding = useService(BrandingStore);
  const [reason, setReason] = useState('');
  const [isBlank, setBlank] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<PortFailure>();

  async function enter(): Promise<void> {
    setPending(true);
    const entered = await review.enter(branding.configuration?.rootOrgId ?? '', merchant.companyId, reason.trim());
    setPending(false);
    if (entered.ok) onEntered();
    else setFailure(entered.error);
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    setBlank(reason.trim() === '');
    if (reason.trim() !== '') void enter();
  }

  return (
    <Dialog
      isOpen
      title={t('merchants.reviewDialog.title', { name: merchant.name })}
      description={t('merchants.reviewDialog.description')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={FORM_ID} variant="primary" isPending={isPending}>
            {t(isPending ? 'merchants.reviewDialog.submitting' : 'merchants.reviewDialog.submit')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className={styles.form} noValidate onSubmit={handleSubmit}>
        {failure && (
          <Banner tone="critical" isAlert title={t(`errors.${failure.kind}.title`)}>
            {t(`errors.${failure.kind}.description`)}
          </Banner>
        )}
        <TextField
          label={t('merchants.reviewDialog.reason')}
          hint={t('merchants.reviewDialog.reasonHint')}
          error={isBlank ? t('constants.allFieldsError') : undefined}
          value={reason}
          onChange={setReason}
          maxLength={LONGEST_REASON}
          dir="auto"
          autoFocus
        />
      </form>
    </Dialog>
  );
});
