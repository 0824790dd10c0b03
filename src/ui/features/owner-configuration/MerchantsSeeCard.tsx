import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { publishedAdminConfig } from '../../../domain/branding/publishedAdminConfig.ts';
import { parseHexColour } from '../../../domain/theme/parseHexColour.ts';
import { deepEqual } from '../../../domain/shared/deepEqual.ts';
import { applyAccent } from '../../shared/applyAccent.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { useService } from '../../shared/services.tsx';
import { useSide } from '../../shared/sides/PublishedOrPending.tsx';
import styles from './MerchantsSeeCard.module.scss';

export const MerchantsSeeCard = observer(function MerchantsSeeCard() {
  const { t } = useTranslation();
  const company = useService(CompanyStore);
  const owner = useService(BrandingStore).configuration;
  const picture = useRef<HTMLDivElement>(null);
  const { configuration: published, pendingConfiguration: pending } = company;
  const served = owner && {
    logoUrl: owner.logoUrl,
    features: { footer: owner.footer },
    theme: { primaryColor: owner.brandColor },
  };
  const [before, after] = [published, pending].map((side) => side && served && publishedAdminConfig(served, side));
  const [side, control] = useSide(!deepEqual(before, after));
  const shownConfig = side === 'published' ? before : after;
  const colour = parseHexColour(shownConfig?.theme?.primaryColor ?? '');
  useLayoutEffect(
    function applyBrandColour() {
      if (picture.current && colour !== undefined) applyAccent(colour, picture.current);
    },
    [colour],
  );
  if (!owner) return undefined;
  const { privacyPolicyUrl, termsAndConditionsUrl } = shownConfig?.features.footer ?? {};
  return (
    <Card title={t('ownerConfiguration.see.title')} actions={control}>
      <div ref={picture} className={styles.picture} aria-hidden inert>
        <div className={styles.side}>
          <span className={styles.page}>{t('navigation.home')}</span>
          <span className={styles.current}>{t('navigation.returnReasons')}</span>
          <span className={styles.page}>{t('navigation.returnRules')}</span>
          <span className={styles.page}>{t('navigation.carriers')}</span>
          <span className={styles.foot}>
            {shownConfig?.logoUrl !== undefined && <img src={shownConfig.logoUrl} alt="" className={styles.logo} />}
            <b>{owner.productName}</b>
            {privacyPolicyUrl !== undefined && <span className={styles.link}>{t('footer.privacy')}</span>}
            {termsAndConditionsUrl !== undefined && <span className={styles.link}>{t('footer.terms')}</span>}
          </span>
        </div>
        <div className={styles.main}>
          <b>{t('navigation.returnReasons')}</b>
          <span className={styles.block}>
            <i />
            <i />
            <i />
          </span>
          <span className={styles.button}>{t('publishing.publish')}</span>
        </div>
      </div>
      <p className={styles.note}>{t('ownerConfiguration.see.note')}</p>
    </Card>
  );
});
