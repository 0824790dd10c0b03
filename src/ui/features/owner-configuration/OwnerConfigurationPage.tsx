import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { OwnerOverview } from './OwnerOverview.tsx';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { FooterLinksCard } from '../footer-links/FooterLinksCard.tsx';
import { OwnLinksCard } from './OwnLinksCard.tsx';
import { MerchantsSeeCard } from './MerchantsSeeCard.tsx';
import { WithOrganisation } from './WithOrganisation.tsx';
import { Card } from '../../shared/components/Card/Card.tsx';
import { FeatureList } from './FeatureList.tsx';
import { HiddenPagesCard } from './HiddenPagesCard.tsx';
import { MerchantDefaultsCard } from './MerchantDefaultsCard.tsx';
import { CarrierOfferCard, NetworkOfferCard } from './OfferCard.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';

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
