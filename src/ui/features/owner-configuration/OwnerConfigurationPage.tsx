import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { observer } from 'mobx-react-lite';
import { OwnerOverview } from './OwnerOverview.tsx';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { FooterLinksCard } from '../footer-links/FooterLinksCard.tsx';
import { OwnLinksCard } from './OwnLinksCard.tsx';
import { MerchantsSeeCard } from './MerchantsSeeCard.tsx';
import { WithOrganisation } from './WithOrganisation.tsx';
import { Card } from '../../shared/components/Card/Card.tsx';
import { FeatureList } from './FeatureList.tsx';
import { MerchantDefaultsCard } from './MerchantDefaultsCard.tsx';
import { CarrierOfferCard, NetworkOfferCard } from './OfferCard.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { configKey } from '../../../domain/application-config/configPart.ts';
import { classNames } from '../../shared/classNames.ts';
import { Pill } from '../../shared/components/Pill/Pill.tsx';
import { SwitchField } from '../../shared/components/Switch/SwitchField.tsx';
import { useService } from '../../shared/services.tsx';
import { MerchantPages } from '../../shared/pages/AppPage.ts';
import { useApplicationConfigEditor } from '../../shared/settings/useApplicationConfigEditor.ts';
import { listablePages } from '../../shared/pages/useListablePages.ts';
import styles from './OwnerFeatures.module.scss';

export function OwnerConfigurationPage() {
  const { pathname } = useLocation();
  if (pathname.endsWith('/footer-links')) return <OwnerFooterLinks />;
  return pathname.endsWith('/features') ? <OwnerFeatures /> : <OwnerOverview />;
}

/** Part with the footer links for merchants that have no footer links [BN-3]. */
function OwnerFooterLinks() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('navigation.footerLinks')} description={t('ownerConfiguration.footerLinks.description')} />
      <WithOrganisation>
        <PageColumns aside={<MerchantsSeeCard />}>
          <FooterLinksCard isOwners />
          <OwnLinksCard />
        </PageColumns>
      </WithOrganisation>
    </>
  );
}

/** Part with the features for all users, and the number of merchants that each feature affects [CF-1]. */
function OwnerFeatures() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('navigation.ownerFeatures')} description={t('ownerConfiguration.features.description')} />
      <WithOrganisation>
        <PageColumns aside={<MerchantsSeeCard />}>
          <Card density="flush">
            <FeatureList />
          </Card>
          <SecondFactorCard />
          <MerchantDefaultsCard />
          <CarrierOfferCard />
          <NetworkOfferCard />
          <HiddenPagesCard />
        </PageColumns>
      </WithOrganisation>
    </>
  );
}

const part = { kind: 'hiddenPages' } as const;
const pathsIn = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter((path) => typeof path === 'string') : undefined;

/** Card to select pages that are hidden from all merchants of the owner [RT-6]. */
const HiddenPagesCard = observer(function HiddenPagesCard() {
  const { t } = useTranslation();
  const editor = useApplicationConfigEditor();
  const owner = useService(BrandingStore).configuration;
  const pages = listablePages(useService(MerchantPages), owner?.extensions).filter(({ isHome }) => !isHome);
  const published = pathsIn(editor.published(part)) ?? [];
  const hidden = pathsIn(editor.pending(part)) ?? [];
  const show = (path: string, isShown: boolean): void => {
    const newHidden = isShown ? hidden.filter((each) => each !== path) : [...hidden, path].toSorted();
    editor.edit(part, newHidden.length === 0 ? undefined : newHidden);
  };
  return (
    <Card
      density="flush"
      title={t('ownerConfiguration.hiddenPages.title')}
      description={t('ownerConfiguration.hiddenPages.description')}
    >
      <ul className={classNames(styles.features, styles.grid)} data-setting={configKey(part)} tabIndex={-1}>
        {pages.map(({ path, titleKey }) => (
          <li key={path} className={styles.feature}>
            <SwitchField
              label={t(titleKey)}
              value={!hidden.includes(path)}
              onChange={(isShown) => show(path, isShown)}
            />
            <div className={styles.touched}>
              {hidden.includes(path) !== published.includes(path) && (
                <Pill tone="pending">
                  {t(
                    hidden.includes(path)
                      ? 'ownerConfiguration.features.newlyOff'
                      : 'ownerConfiguration.features.newlyOn',
                  )}
                </Pill>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
});
