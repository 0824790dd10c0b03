import { useEffect, useRef, type ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { isHttpAddress } from '../../../../domain/validation/formats/isHttpAddress.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Icon } from '../../../shared/components/Icon/Icon.tsx';
import { RouteLink } from '../../../shared/components/RouteLink/RouteLink.tsx';
import styles from './SidebarNavigation.module.scss';

/** External URLs open in a new tab. */
export function SidebarPage({
  title,
  icon,
  to,
  isSelected,
  count,
}: {
  readonly title: string;
  readonly icon?: string | undefined;
  readonly to: string;
  /** Overrides the selection by URL. */
  readonly isSelected?: boolean | undefined;
  /** Renders the number of pending changes. */
  readonly count: (isActive: boolean) => ReactNode;
}): ReactNode {
  const { pathname } = useLocation();
  const isActive = isSelected ?? matchPath({ path: to, end: false }, pathname) !== null;
  const entry = useRef<HTMLLIElement>(null);
  useEffect(
    function showCurrentPage() {
      if (isActive) entry.current?.scrollIntoView({ block: 'nearest' });
    },
    [isActive],
  );
  const content = (
    <>
      <Icon name={icon ?? ''} />
      <span className={styles.label}>{title}</span>
    </>
  );
  return (
    <li ref={entry}>
      {isHttpAddress(to) ? (
        <a href={to} target="_blank" rel="noreferrer" className={styles.page}>
          {content}
        </a>
      ) : (
        <RouteLink
          to={to}
          className={classNames(styles.page, isActive && styles.selected)}
          aria-current={isActive ? 'page' : undefined}
        >
          {content}
          {count(isActive)}
        </RouteLink>
      )}
    </li>
  );
}
