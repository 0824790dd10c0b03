import { Plus, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Webhook } from '../../../domain/company/companySettings.ts';
import { MAX_WEBHOOKS, WEBHOOK_LIMIT, webhookProblem } from '../../../domain/settings/webhooksProblem.ts';
import { settingsFields } from '../../../domain/settings/settingsFields.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { IconButton } from '../../shared/components/Button/IconButton.tsx';
import { Card } from '../../shared/components/Card/Card.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PreviousValue } from '../../shared/components/PreviousValue/PreviousValue.tsx';
import { useDialogAddress } from '../../shared/forms/useDialogAddress.ts';
import { useConfigurationField } from '../../shared/changes/fields/useConfigurationField.ts';
import styles from './WebhooksCard.module.scss';
import { charactersLeft } from '../../../domain/validation/textLimit.ts';
import { FormDialog } from '../../shared/components/FormDialog/FormDialog.tsx';
import { UrlField } from '../../shared/components/TextField/TextField.tsx';
import { useForm } from '../../shared/forms/useForm.ts';

const NONE: readonly Webhook[] = [];

/** Card with the webhook URLs. A removed URL is shown until the removal is published. */
export const WebhooksCard = observer(function WebhooksCard() {
  const { t } = useTranslation();
  const { choice, isChanged } = useConfigurationField(settingsFields, 'webhooks', NONE, {
    textOf: (webhooks) => webhooks.map(({ url }) => url).join('\n'),
  });
  const address = useDialogAddress('webhook');
  const urls = choice.value.map(({ url }) => url);
  const isFull = urls.length >= MAX_WEBHOOKS;
  // The page's URL contains the index, because a webhook URL may contain a secret.
  const edited = address.isNew && !isFull ? '' : urls[Number(address.opened) - 1];

  function handleSave(url: string): void {
    choice.onChange(
      address.isNew
        ? [...choice.value, { url }]
        : choice.value.map((webhook) => (webhook.url === edited ? { ...webhook, url } : webhook)),
    );
  }
  return (
    <Card
      headingLevel={3}
      title={t('settings.webhooks.title')}
      isChanged={isChanged}
      data-setting={choice['data-setting']}
    >
      <p className={styles.hint}>{t('settings.webhooks.hint')}</p>
      {urls.length > 0 && (
        <ul className={styles.list}>
          {urls.map((url, index) => (
            <li key={url} className={styles.row}>
              <bdi dir="ltr" className={styles.url}>
                {url}
              </bdi>
              <Button
                variant="quiet"
                size="compact"
                aria-label={t('settings.webhooks.editNamed', { url })}
                onPress={() => address.open(String(index + 1))}
              >
                {t('settings.webhooks.edit')}
              </Button>
              <IconButton
                label={t('settings.webhooks.remove', { url })}
                icon={<Glyph of={Trash2} size="small" />}
                size="compact"
                onPress={() => choice.onChange(choice.value.filter((webhook) => webhook.url !== url))}
              />
            </li>
          ))}
        </ul>
      )}
      {isChanged && choice.was !== undefined && <PreviousValue {...choice.was} />}
      <div className={styles.add}>
        <Button size="compact" icon={<Glyph of={Plus} size="small" />} isDisabled={isFull} onPress={address.openNew}>
          {t('settings.webhooks.add')}
        </Button>
      </div>
      {edited !== undefined && (
        <WebhookDialog
          key={address.opened}
          url={edited}
          others={urls.filter((url) => url !== edited)}
          onSave={handleSave}
          onClose={address.close}
        />
      )}
    </Card>
  );
});

type WebhookDialogProps = {
  readonly url: string;
  readonly others: readonly string[];
  readonly onSave: (url: string) => void;
  readonly onClose: () => void;
};

/** Dialog for a webhook URL, which must have a public host [VL-website]. */
function WebhookDialog({ url, others, onSave, onClose }: WebhookDialogProps) {
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
