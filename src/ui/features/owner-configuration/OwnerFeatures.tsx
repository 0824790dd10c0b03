import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/components/Card/Card.tsx';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { FeatureList } from './FeatureList.tsx';
import { HiddenPagesCard } from './HiddenPagesCard.tsx';
import { MerchantDefaultsCard } from './MerchantDefaultsCard.tsx';
import { MerchantsSeeCard } from './MerchantsSeeCard.tsx';
import { CarrierOfferCard, NetworkOfferCard } from './OfferCard.tsx';
import { WithOrganisation } from './WithOrganisation.tsx';

/** Features for all users, with the merchants that they affect [CF-1]. */
export function OwnerFeatures() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('navigation.ownerFeatures')} description={t('ownerConfiguration.features.description')} />
      <WithOrganisation>
        <PageColumns aside={<MerchantsSeeCard />}>
          <Card density="flush">
            <FeatureList />
          </Card>
          <MerchantDefaultsCard />
          <CarrierOfferCard />
          <NetworkOfferCard />
          <HiddenPagesCard />
        </PageColumns>
      </WithOrganisation>
    </>
  );
}
