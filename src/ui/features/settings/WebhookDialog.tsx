import { useTranslation } from 'react-i18next';
import { WEBHOOK_LIMIT, webhookProblem } from '../../../domain/settings/webhooksProblem.ts';
import { charactersLeft } from '../../../domain/validation/textLimit.ts';
import { FormDialog } from '../../shared/components/FormDialog/FormDialog.tsx';
import { UrlField } from '../../shared/components/TextField/TextField.tsx';
import { useForm } from '../../shared/forms/useForm.ts';

export type WebhookDialogProps = {
  /** Edited URL. Empty for a new one. */
  readonly url: string;
  readonly others: readonly string[];
  readonly onSave: (url: string) => void;
  readonly onClose: () => void;
};

/** Only public hosts are allowed [VL-website]. */
export function WebhookDialog({ url, others, onSave, onClose }: WebhookDialogProps) {
  const { t } = useTranslation();
  const form = useForm({
    draft: `webhook/${url}`,
    initial: { url },
    fields: [
      {
        name: 'url',
        isRequired: true,
        check: (value) => webhookProblem(value.trim(), others),
        limit: (value) => charactersLeft(WEBHOOK_LIMIT, value.trim()),
      },
    ],
    onSubmit: (values) => onSave(values.url.trim()),
    onSubmitted: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={url === '' ? t('settings.webhooks.addTitle') : t('settings.webhooks.editTitle')}
      onClose={onClose}
    >
      <UrlField {...form.field('url')} label={t('settings.webhooks.address')} autoFocus />
    </FormDialog>
  );
}
