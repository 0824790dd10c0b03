import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { portalAddress } from '../../../domain/company/companyConfiguration.ts';
import { settingsFields } from '../../../domain/settings/settingsFields.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { ConfirmDialog } from '../../shared/components/ConfirmDialog/ConfirmDialog.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { PlainLink } from '../../shared/components/PlainLink/PlainLink.tsx';
import { SwitchField } from '../../shared/components/Switch/SwitchField.tsx';
import { UrlField } from '../../shared/components/TextField/TextField.tsx';
import { useService } from '../../shared/services.tsx';
import { useConfigurationField } from '../../shared/changes/fields/useConfigurationField.ts';
import { useSwitchText } from '../../shared/changes/fields/useSwitchText.ts';
import styles from './fields.module.scss';

/** Card with the switch for the portal. Asks for confirmation before the portal is taken offline. */
export const PortalCard = observer(function PortalCard() {
  const { t } = useTranslation();
  const { configuration } = useService(CompanyStore);
  const active = useConfigurationField(settingsFields, 'portalActive', false, { textOf: useSwitchText() });
  const processing = useConfigurationField(settingsFields, 'processingEnabled', false, { textOf: useSwitchText() });
  const base = useConfigurationField(settingsFields, 'consumerUrl', '');
  const live = useConfigurationField(settingsFields, 'consumerUrlLive', '');
  const urlField = live.value === '' ? base : live;
  const [isAsking, setAsking] = useState(false);
  const address = configuration && portalAddress(configuration);

  function handleChange(isActive: boolean): void {
    if (isActive) active.choice.onChange(true);
    else setAsking(true);
  }

  function handleConfirm(): void {
    setAsking(false);
    active.choice.onChange(false);
  }
  return (
    <Card
      headingLevel={3}
      title={t('settings.portal.title')}
      isChanged={active.isChanged || processing.isChanged || base.isChanged || live.isChanged}
    >
      <div className={styles.fields}>
        <SwitchField
          {...active.choice}
          label={t('settings.portal.switchOn')}
          description={t('settings.portal.hint')}
          onChange={handleChange}
        />
        <SwitchField
          {...processing.choice}
          label={t('settings.fields.processingEnabled')}
          description={t('settings.portal.processingHint')}
        />
        <UrlField {...base.field} label={t('settings.fields.consumerUrl')} hint={t('settings.portal.addressHint')} />
        <UrlField {...live.field} label={t('settings.fields.consumerUrlLive')} hint={t('settings.portal.liveHint')} />
        {urlField.field.error === undefined && <PlainLink href={urlField.value}>{t('settings.portal.open')}</PlainLink>}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('settings.portal.offTitle')}
        description={t('settings.portal.offDescription')}
        cancelLabel={t('settings.portal.keep')}
        confirmLabel={t('settings.portal.switchOff')}
        onCancel={() => setAsking(false)}
        onConfirm={handleConfirm}
      >
        <ul>
          <li>{t('settings.portal.offBookings')}</li>
          {address !== undefined && (
            <li>
              <KeyedText>{t('settings.portal.offAddress')}</KeyedText> <bdi dir="ltr">{address}</bdi>
            </li>
          )}
          <li>{t('settings.portal.offPublish')}</li>
        </ul>
      </ConfirmDialog>
    </Card>
  );
});
