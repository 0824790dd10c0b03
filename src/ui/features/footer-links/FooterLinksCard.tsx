import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { useService } from '../../shared/services.tsx';
import { FooterLinkField } from './FooterLinkField.tsx';
import { useFooterLink } from './useFooterLink.ts';
import styles from './FooterLinksCard.module.scss';

/** Where the links at the foot of every page lead to: the merchant's own addresses, else the owner's [BN-3]. */
export const FooterLinksCard = observer(function FooterLinksCard({
  isOwners = false,
}: {
  readonly isOwners?: boolean;
}) {
  const { t } = useTranslation();
  const { configuration: owner } = useService(BrandingStore);
  // An owner's links have no others to stand for them.
  const configuration = isOwners ? undefined : owner;
  const privacy = useFooterLink('privacyPolicyUrl');
  const terms = useFooterLink('termsAndConditionsUrl');
  return (
    <Card
      title={t('footerLinks.title')}
      description={isOwners ? undefined : t('footerLinks.description')}
      isChanged={privacy.isChanged || terms.isChanged}
    >
      <div className={styles.fields}>
        <FooterLinkField
          label={t('footerLinks.privacyPolicyUrl')}
          draft={privacy}
          ownerUrl={configuration?.footer.privacyPolicyUrl}
          owner={configuration?.carrierName}
          isOwners={isOwners}
        />
        <FooterLinkField
          label={t('footerLinks.termsAndConditionsUrl')}
          draft={terms}
          ownerUrl={configuration?.footer.termsAndConditionsUrl}
          owner={configuration?.carrierName}
          isOwners={isOwners}
        />
      </div>
    </Card>
  );
});
