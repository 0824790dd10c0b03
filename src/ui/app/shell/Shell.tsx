import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../shared/classNames.ts';
import { LanguageNotice } from './LanguageNotice.tsx';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import styles from './Shell.module.scss';
import type { ShellProps } from './ShellProps.ts';
import { Sidebar } from './Sidebar.tsx';

/** Left to the address, the focus would jump there again on every way back. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/**
 * Navigation v2 (source, section 2): a 280 px sidebar, or a drawer at 768 px and below. The classic shell and the one
 * without navigation are two more components with the same props, chosen where this one is used.
 */
export function Shell(props: ShellProps): ReactNode {
  const { flags, banner, dock, isReview, children } = props;
  const { t } = useTranslation();
  const hasNavigation = flags?.showNavigation ?? true;
  const sidebar = <Sidebar {...props} />;
  return (
    <div className={classNames(styles.shell, isReview && styles.review, !hasNavigation && styles.bare)}>
      <a className={styles.skip} href="#content" onClick={skipToContent}>
        {t('navigation.skipToContent')}
      </a>
      {hasNavigation && <NavigationDrawer title={props.company.name}>{sidebar}</NavigationDrawer>}
      {hasNavigation && <div className={styles.sidebar}>{sidebar}</div>}
      <div className={styles.column}>
        {banner}
        <LanguageNotice />
        <main id="content" className={styles.content} tabIndex={-1}>
          {children}
        </main>
        {dock}
      </div>
    </div>
  );
}
