import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoMark } from '../../features/demo/DemoParts.tsx';
import { classNames } from '../../shared/classNames.ts';
import { BrandMark } from '../../shared/components/BrandMark/BrandMark.tsx';
import { Notices } from '../../shared/components/Notices/Notices.tsx';
import { LanguageNotice } from './LanguageNotice.tsx';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import styles from './Shell.module.scss';
import type { ShellProps } from './ShellProps.ts';
import { Sidebar } from './Sidebar.tsx';
import { SidebarFooter } from './SidebarFooter.tsx';

/** Left to the address, the focus would jump there again on every way back. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/**
 * What stands around a page: navigation v2, a 280 px sidebar or a drawer at 768 px and below [SH-3] [SH-4]; or no
 * navigation, with a header of nothing but the logo where the page asks for it [SH-1].
 */
export function Shell(props: ShellProps): ReactNode {
  const { shell, company, banner, notices, dock, isReview, children } = props;
  const { t } = useTranslation();
  const hasNavigation = shell.layout !== 'bare';
  const sidebar = <Sidebar {...props} />;
  return (
    <div className={classNames(styles.shell, isReview && styles.review, !hasNavigation && styles.bare)}>
      <a className={styles.skip} href="#content" onClick={skipToContent}>
        {t('navigation.skipToContent')}
      </a>
      {hasNavigation && <NavigationDrawer title={company.name}>{sidebar}</NavigationDrawer>}
      {hasNavigation && <div className={styles.sidebar}>{sidebar}</div>}
      <div className={styles.column}>
        {shell.header === 'logo-only' && (
          <header className={styles.header}>
            <BrandMark name={company.name} logoUrl={company.logoUrl} darkLogoUrl={company.darkLogoUrl} isNamed />
          </header>
        )}
        {import.meta.env.MODE === 'demo' && <DemoMark />}
        {banner}
        <Notices label={t('common.notices')}>
          {notices}
          <LanguageNotice />
        </Notices>
        <main id="content" className={styles.content} tabIndex={-1}>
          {children}
        </main>
        {dock}
        {!hasNavigation && (
          <div className={styles.footer}>
            <SidebarFooter {...props} />
          </div>
        )}
      </div>
    </div>
  );
}
