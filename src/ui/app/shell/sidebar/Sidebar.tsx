import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../../shared/components/BrandMark/BrandMark.tsx';
import { BASE_TITLE } from '../../../../domain/branding/brandOf.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import type { ShellProps } from '../ShellProps.ts';
import { SearchButton } from '../SearchButton.tsx';
import styles from './Sidebar.module.scss';
import { SidebarFooter } from './SidebarFooter.tsx';
import { SidebarNavigation } from './SidebarNavigation.tsx';
import { UserMenu } from '../UserMenu.tsx';

export function Sidebar(props: ShellProps): ReactNode {
  const { company, sections } = props;
  const { t } = useTranslation();
  const top = sections.filter((section) => section.placement !== 'bottom');
  const bottom = sections.filter((section) => section.placement === 'bottom');
  return (
    <div className={styles.sidebar}>
      <section className={styles.company} aria-label={company.name}>
        <BrandMark name={company.name} logoUrl={company.logoUrl} darkLogoUrl={company.darkLogoUrl} />
        <div className={styles.names}>
          <span className={styles.name}>
            <bdi>{company.name}</bdi>
          </span>
          <span className={styles.state}>
            {company.portalState === undefined ? (
              BASE_TITLE
            ) : (
              <>
                <i className={company.portalState === 'live' ? styles.live : styles.notLive} />
                <KeyedText>{t(`navigation.portalState.${company.portalState}`)}</KeyedText>
              </>
            )}
          </span>
        </div>
      </section>
      <UserMenu session={props.session} />
      <SearchButton />
      <nav className={styles.pages} aria-label={t('navigation.label')}>
        <SidebarNavigation {...props} sections={top} />
        <div className={styles.bottom}>
          <SidebarNavigation {...props} sections={bottom} />
        </div>
      </nav>
      <SidebarFooter {...props} />
    </div>
  );
}
