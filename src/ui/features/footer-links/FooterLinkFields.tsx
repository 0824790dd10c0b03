import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { useService } from '../../shared/services.tsx';
import { FooterLinkField } from './FooterLinkField.tsx';
import styles from './FooterLinksCard.module.scss';
import { useFooterLink } from './useFooterLink.ts';

/** An owner's links have no fallback. */
export const FooterLinkFields = observer(function FooterLinkFields({ isOwners }: { readonly isOwners: boolean }) {
  const { t } = useTranslation();
  const { configuration: owner } = useService(BrandingStore);
  const fallback = isOwners ? undefined : owner;
  const drafts = {
    privacyPolicyUrl: useFooterLink('privacyPolicyUrl'),
    termsAndConditionsUrl: useFooterLink('termsAndConditionsUrl'),
  };
  return (
    <div className={styles.fields}>
      {(['privacyPolicyUrl', 'termsAndConditionsUrl'] as const).map((name) => (
        <FooterLinkField
          key={name}
          label={t(`footerLinks.${name}`)}
          draft={drafts[name]}
          ownerUrl={fallback?.footer[name]}
          owner={fallback?.carrierName}
          isOwners={isOwners}
        />
      ))}
    </div>
  );
});
