import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReasonRow } from '../../../../domain/return-reasons/reasonRows.ts';
import type { ReturnReason } from '../../../../domain/return-reasons/returnReason.ts';
import type { ReasonError } from '../../../../domain/return-reasons/validateReturnReasons.ts';
import type { Result } from '../../../../domain/shared/result.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Dialog } from '../../../shared/components/Dialog/Dialog.tsx';
import { ReasonForm } from './ReasonForm.tsx';

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
  const form = useId();
  return (
    <Dialog
      isOpen
      title={row ? t('returnReasons.form.editTitle', { code: row.code }) : t('returnReasons.form.addTitle')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form}>
            {row ? t('returnReasons.form.submitEdit') : t('returnReasons.form.submitAdd')}
          </Button>
        </>
      }
    >
      <ReasonForm
        id={form}
        initial={row?.reason ?? BLANK}
        published={row?.published}
        onSave={onSave}
        onSaved={onClose}
      />
    </Dialog>
  );
}
