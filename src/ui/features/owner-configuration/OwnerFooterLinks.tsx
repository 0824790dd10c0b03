import { useTranslation } from 'react-i18next';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { FooterLinksCard } from '../footer-links/FooterLinksCard.tsx';
import { OwnLinksCard } from './OwnLinksCard.tsx';
import { MerchantsSeeCard } from './MerchantsSeeCard.tsx';
import { WithOrganisation } from './WithOrganisation.tsx';

/** Footer links for merchants without their own [BN-3]. */
export function OwnerFooterLinks() {
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
