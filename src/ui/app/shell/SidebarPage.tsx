import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { classNames } from '../../shared/classNames.ts';
import { CountBadge } from '../../shared/components/CountBadge/CountBadge.tsx';
import { Icon } from '../../shared/components/Icon/Icon.tsx';
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
  return (
    <li>
      <NavLink to={to} className={({ isActive }) => classNames(styles.page, isActive && styles.selected)}>
        {({ isActive }) => (
          <>
            <Icon name={icon ?? ''} />
            <span className={styles.label}>{title}</span>
            {count > 0 && <CountBadge count={count} label={countLabel} isStrong={isActive} />}
          </>
        )}
      </NavLink>
    </li>
  );
}
