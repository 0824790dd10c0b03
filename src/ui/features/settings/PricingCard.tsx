import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PRICING_TIER_RANGE } from '../../../domain/application-config/portalSetting.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { NumberField } from '../../shared/components/NumberField/NumberField.tsx';
import styles from './fields.module.scss';
import { useNumberSetting } from '../../shared/settings/usePortalSetting.ts';

export const PricingCard = observer(function PricingCard() {
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
      <div className={styles.pair}>
        <NumberField {...domestic.number} label={t('settings.pricing.domestic')} hint={hint} min={0} />
        <NumberField {...international.number} label={t('settings.pricing.international')} hint={hint} min={0} />
      </div>
    </Card>
  );
});
