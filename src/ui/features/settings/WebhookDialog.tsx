import { useTranslation } from 'react-i18next';
import { webhookProblem } from '../../../domain/settings/companySettingProblem.ts';
import { FormDialog } from '../../shared/components/FormDialog/FormDialog.tsx';
import { UrlField } from '../../shared/components/UrlField/UrlField.tsx';
import { useForm } from '../../shared/forms/useForm.ts';

export type WebhookDialogProps = {
  /** The address that is edited; empty for a new one. */
  readonly url: string;
  readonly others: readonly string[];
  readonly onSave: (url: string) => void;
  readonly onClose: () => void;
};

/** Adds an address or changes one; only public hosts are told of returns [VL-website]. */
export function WebhookDialog({ url, others, onSave, onClose }: WebhookDialogProps) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { url },
    fields: [{ name: 'url', isRequired: true, check: (value) => webhookProblem(value.trim(), others) }],
    onSubmit: (values) => onSave(values.url.trim()),
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
