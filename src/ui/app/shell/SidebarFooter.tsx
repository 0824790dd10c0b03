import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../shared/components/BrandMark/BrandMark.tsx';
import { PlainLink } from '../../shared/components/PlainLink/PlainLink.tsx';
import type { ShellProps } from './ShellProps.ts';
import styles from './SidebarFooter.module.scss';

/** Carrier, version, privacy and terms [BN-3]. */
export function SidebarFooter({ carrier, version, footer, shell }: ShellProps): ReactNode {
  const { t } = useTranslation();
  if (!shell.footer) return undefined;
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      {carrier && shell.footer.carrierLogo && (
        <span className={styles.carrier}>
          <BrandMark name={carrier.name} logoUrl={carrier.logoUrl} darkLogoUrl={carrier.darkLogoUrl} size="small" />
          {carrier.name}
        </span>
      )}
      {shell.footer.version && (
        <span dir="ltr" aria-label={t('footer.version', { version })} role="note">
          {version}
        </span>
      )}
      <PlainLink href={footer.privacyPolicyUrl}>{t('footer.privacy')}</PlainLink>
      <PlainLink href={footer.termsAndConditionsUrl}>{t('footer.terms')}</PlainLink>
    </footer>
  );
}
