import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../shared/components/BrandMark/BrandMark.tsx';
import { PlainLink } from '../../shared/components/PlainLink/PlainLink.tsx';
import type { ShellProps } from './ShellProps.ts';
import styles from './SidebarFooter.module.scss';

/** Carrier, version, privacy and terms (source, section 2). */
export function SidebarFooter({ carrier, version, footer, flags }: ShellProps): ReactNode {
  const { t } = useTranslation();
  if (flags?.showFooter === false) return undefined;
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      {carrier && flags?.showFooterLogo !== false && (
        <span className={styles.carrier}>
          <BrandMark name={carrier.name} logoUrl={carrier.logoUrl} darkLogoUrl={carrier.darkLogoUrl} size="small" />
          {carrier.name}
        </span>
      )}
      {flags?.showVersion !== false && (
        <span dir="ltr" aria-label={t('footer.version', { version })} role="note">
          {version}
        </span>
      )}
      <PlainLink href={footer.privacyPolicyUrl}>{t('footer.privacy')}</PlainLink>
      <PlainLink href={footer.termsAndConditionsUrl}>{t('footer.terms')}</PlainLink>
    </footer>
  );
}
