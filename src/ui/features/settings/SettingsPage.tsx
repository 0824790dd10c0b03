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
import { PortalCard } from './PortalCard.tsx';
import { ReturnPeriodCard } from './ReturnPeriodCard.tsx';
import { WebhooksCard } from './WebhooksCard.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import styles from './SettingsGroup.module.scss';
import { settingsFields } from '../../../domain/settings/settingsFields.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { SwitchField } from '../../shared/components/Switch/SwitchField.tsx';
import { useConfigurationField } from '../../shared/changes/fields/useConfigurationField.ts';
import { useSwitchText } from '../../shared/changes/fields/useSwitchText.ts';
import { PRICING_TIER_RANGE } from '../../../domain/application-config/portalSetting.ts';
import { NumberField } from '../../shared/components/NumberField/NumberField.tsx';
import fieldStyles from './fields.module.scss';
import { useNumberSetting, usePatternSetting } from '../../shared/settings/usePortalSetting.ts';
import { TextArea } from '../../shared/components/TextArea/TextArea.tsx';
import { OrderPatternField } from '../../shared/settings/OrderPatternField.tsx';

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

const PricingCard = observer(function PricingCard() {
  const { t } = useTranslation();
  const domestic = useNumberSetting('DOMESTIC_PRICING_TIERS');
  const international = useNumberSetting('INTERNATIONAL_PRICING_TIERS');
  const { min, max } = PRICING_TIER_RANGE;
  const hint = t('settings.pricing.hint', { min, max });
  return (
    <Card
      headingLevel={3}
      title={t('settings.pricing.title')}
      isChanged={domestic.isChanged || international.isChanged}
    >
      <div className={fieldStyles.pair}>
        <NumberField {...domestic.number} label={t('settings.pricing.domestic')} hint={hint} min={0} />
        <NumberField {...international.number} label={t('settings.pricing.international')} hint={hint} min={0} />
      </div>
    </Card>
  );
});

const OrderNumbersCard = observer(function OrderNumbersCard(props: { readonly hasInstructions: boolean }) {
  const { t } = useTranslation();
  const orderId = usePatternSetting('ORDER_ID_REGEX');
  const ran = usePatternSetting('RAN_REGEX');
  return (
    <Card headingLevel={3} title={t('settings.orders.title')} isChanged={orderId.isChanged || ran.isChanged}>
      <div className={fieldStyles.fields}>
        <OrderPatternField setting={orderId} of="orderId" />
        <OrderPatternField setting={ran} of="ran" />
        {props.hasInstructions && <OrderInstructions />}
      </div>
    </Card>
  );
});

const OrderInstructions = observer(function OrderInstructions() {
  const { t } = useTranslation();
  const instructions = useConfigurationField(settingsFields, 'orderInstructions', '');
  const { onEnter: _, ...field } = instructions.field;
  return (
    <TextArea
      {...field}
      label={t('settings.fields.orderInstructions')}
      hint={t('settings.orders.instructionsHint')}
      dir="auto"
    />
  );
});
