import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { useService } from '../../shared/services.tsx';
import { FooterLinkFields } from '../footer-links/FooterLinkFields.tsx';
import { FeatureList } from './FeatureList.tsx';
import { AddressValidation } from './MerchantDefaultsCard.tsx';
import { MerchantsSeeCard } from './MerchantsSeeCard.tsx';
import { BrandingPart } from './overview/BrandingPart.tsx';
import { NavigationPart } from './overview/NavigationPart.tsx';
import { PartCard } from './overview/PartCard.tsx';
import { InheritedCard } from './overview/InheritedCard.tsx';
import { OwnLinksCard } from './OwnLinksCard.tsx';
import { useMerchants } from './useMerchants.ts';
import { WithOrganisation } from './WithOrganisation.tsx';

/** Colour, links and switches are editable here; other parts have their own page [CF-1]. */
export const OwnerOverview = observer(function OwnerOverview() {
  const { t } = useTranslation();
  const owner = useService(BrandingStore).configuration?.carrierName;
  return (
    <>
      <PageHeader title={t('ownerConfiguration.title')} description={t('ownerConfiguration.description', { owner })} />
      <WithOrganisation>
        <PageColumns
          aside={
            <>
              <MerchantsSeeCard />
              <InheritedCard />
              <OwnLinksCard />
            </>
          }
        >
          <BrandingPart />
          <PartCard title={t('navigation.footerLinks')} page="footer-links" kinds={['footerLink']}>
            <FooterLinkFields isOwners />
          </PartCard>
          <FeaturesPart />
          <NavigationPart />
        </PageColumns>
      </WithOrganisation>
    </>
  );
});

function FeaturesPart() {
  const { t } = useTranslation();
  const all = useMerchants()?.total;
  return (
    <PartCard
      title={t('navigation.ownerFeatures')}
      page="features"
      kinds={['flag', 'limit', 'hiddenPages']}
      density="flush"
    >
      <FeatureList>
        <AddressValidation all={all} />
      </FeatureList>
    </PartCard>
  );
}
