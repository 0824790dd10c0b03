import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FooterLinks } from '../../../domain/company/companyConfiguration.ts';
import type { NavigationSection } from '../../../domain/navigation/navigation.ts';
import type { Session } from '../../../domain/session/session.ts';
import { classNames } from '../../shared/classNames.ts';
import type { RouteFlags } from '../routes.ts';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import styles from './Shell.module.scss';
import { Sidebar } from './Sidebar.tsx';

/** A company as the sidebar shows it. */
export type ShellCompany = {
  readonly name: string;
  readonly logoUrl?: string | undefined;
  /** Whether its portal is live; absent for the owner itself. */
  readonly isLive?: boolean | undefined;
};

export type ShellProps = {
  readonly sections: readonly NavigationSection[];
  /** What the urls of the sections are appended to. */
  readonly prefix: string;
  readonly company: ShellCompany;
  /** The carrier under whose brand this portal runs, in the sidebar's footer. */
  readonly carrier?: { readonly name: string; readonly logoUrl?: string | undefined } | undefined;
  readonly session: Session;
  readonly version: string;
  readonly footer: FooterLinks;
  /** The route's flags; without a route (an unknown address) everything is shown. */
  readonly flags?: RouteFlags | undefined;
  readonly changesPerPage?: ReadonlyMap<string, number> | undefined;
  readonly banner?: ReactNode;
  readonly dock?: ReactNode;
  readonly isReview?: boolean | undefined;
  readonly children: ReactNode;
};

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
      <a className={styles.skip} href="#content">
        {t('navigation.skipToContent')}
      </a>
      {hasNavigation && <NavigationDrawer title={props.company.name}>{sidebar}</NavigationDrawer>}
      {hasNavigation && <div className={styles.sidebar}>{sidebar}</div>}
      <div className={styles.column}>
        {banner}
        <main id="content" className={styles.content} tabIndex={-1}>
          {children}
        </main>
        {dock}
      </div>
    </div>
  );
}
