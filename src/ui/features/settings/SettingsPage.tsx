import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { useService } from '../../shared/services.tsx';
import { EmailCard } from './EmailCard.tsx';
import { EmailPreview } from './EmailPreview.tsx';
import { OrderNumbersCard } from './OrderNumbersCard.tsx';
import { PortalCard } from './PortalCard.tsx';
import { PricingCard } from './PricingCard.tsx';
import { ReturnPeriodCard } from './ReturnPeriodCard.tsx';
import { WebhooksCard } from './WebhooksCard.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import styles from './SettingsGroup.module.scss';
import { settingsFields } from '../../../domain/settings/settingsFields.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { SwitchField } from '../../shared/components/Switch/SwitchField.tsx';
import { useConfigurationField } from '../../shared/changes/fields/useConfigurationField.ts';
import { useSwitchText } from '../../shared/changes/fields/useSwitchText.ts';

function SettingsGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <KeyedText>{children}</KeyedText>
    </section>
  );
}

/** Page with the general settings of the portal [CF-6] [CF-7]. */
export const SettingsPage = observer(function SettingsPage() {
  const { t } = useTranslation();
  const { configuration } = useService(BrandingStore);
  const hasCompanySettings = configuration?.extensions.companySettings === true;
  return (
    <>
      <PageHeader title={t('settings.title')} description={t('settings.description')} />
      <PageColumns aside={<EmailPreview />}>
        {hasCompanySettings && (
          <SettingsGroup title={t('settings.groups.portal')}>
            <PortalCard />
          </SettingsGroup>
        )}
        <SettingsGroup title={t('settings.groups.returns')}>
          <ReturnPeriodCard />
          <PricingCard />
          <OrderNumbersCard hasInstructions={hasCompanySettings} />
          {hasCompanySettings && <PickupCard />}
        </SettingsGroup>
        {hasCompanySettings ? (
          <SettingsGroup title={t('settings.groups.messages')}>
            <EmailCard />
            <WebhooksCard />
          </SettingsGroup>
        ) : (
          <Banner tone="info">{t('settings.notOffered')}</Banner>
        )}
      </PageColumns>
    </>
  );
});

const PickupCard = observer(function PickupCard() {
  const { t } = useTranslation();
  const pickup = useConfigurationField(settingsFields, 'homePickup', false, { textOf: useSwitchText() });
  return (
    <Card headingLevel={3} title={t('settings.pickup.title')} isChanged={pickup.isChanged}>
      <SwitchField
        {...pickup.choice}
        label={t('settings.fields.homePickup')}
        description={t('settings.pickup.hint')}
        value={pickup.choice.value}
      />
    </Card>
  );
});
