import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { classNames } from '../../shared/classNames.ts';
import { CountBadge } from '../../shared/components/CountBadge/CountBadge.tsx';
import { Icon } from '../../shared/components/Icon/Icon.tsx';
import { RouteLink } from '../../shared/components/RouteLink/RouteLink.tsx';
import styles from './SidebarNavigation.module.scss';

/** One page of the navigation with the number of its pending changes. */
export function SidebarPage({
  title,
  icon,
  to,
  count,
  countLabel,
}: {
  readonly title: string;
  readonly icon?: string | undefined;
  readonly to: string;
  readonly count: number;
  readonly countLabel: string;
}): ReactNode {
  const { language } = useTranslation().i18n;
  const { pathname } = useLocation();
  const isActive = matchPath({ path: to, end: false }, pathname) !== null;
  return (
    <li>
      <RouteLink
        to={to}
        className={classNames(styles.page, isActive && styles.selected)}
        aria-current={isActive ? 'page' : undefined}
      >
        <Icon name={icon ?? ''} />
        <span className={styles.label}>{title}</span>
        {count > 0 && (
          <CountBadge count={count} text={count.toLocaleString(language)} label={countLabel} isStrong={isActive} />
        )}
      </RouteLink>
    </li>
  );
}
