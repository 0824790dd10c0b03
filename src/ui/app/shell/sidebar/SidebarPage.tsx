import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NavigationPage } from '../../../../domain/company/parts/navigation.ts';
import { pageAddress } from '../../../../domain/navigation/pageAddress.ts';
import { isHttpAddress } from '../../../../domain/validation/formats/isHttpAddress.ts';
import { classNames } from '../../../shared/classNames.ts';
import { CountBadge } from '../../../shared/components/CountBadge/CountBadge.tsx';
import { Icon } from '../../../shared/components/Icon/Icon.tsx';
import { RouteLink } from '../../../shared/components/RouteLink/RouteLink.tsx';
import { useConfiguredText } from '../../../shared/texts/useTextKey.ts';
import type { ShellProps } from '../ShellProps.ts';
import styles from './SidebarNavigation.module.scss';

export type SidebarPageProps = Pick<ShellProps, 'prefix' | 'changesOnPage'> & {
  readonly page: NavigationPage;
  readonly isSelected: boolean;
};

export function SidebarPage({ page, prefix, isSelected, changesOnPage }: SidebarPageProps): ReactNode {
  const textOf = useConfiguredText();
  const to = pageAddress(prefix, page.url);
  const entry = useRef<HTMLLIElement>(null);
  useEffect(
    function showCurrentPage() {
      if (isSelected) entry.current?.scrollIntoView({ block: 'nearest' });
    },
    [isSelected],
  );
  const content = (
    <>
      <Icon name={page.icon ?? ''} />
      <span className={styles.label}>{textOf(page.title)}</span>
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
          className={classNames(styles.page, isSelected && styles.selected)}
          aria-current={isSelected ? 'page' : undefined}
        >
          {content}
          {changesOnPage && <PendingCount path={page.url} changesOnPage={changesOnPage} isStrong={isSelected} />}
        </RouteLink>
      )}
    </li>
  );
}

type PendingCountProps = {
  readonly path: string;
  readonly changesOnPage: (path: string) => number;
  readonly isStrong: boolean;
};

const PendingCount = observer(function PendingCount({ path, changesOnPage, isStrong }: PendingCountProps) {
  const { t, i18n } = useTranslation();
  const count = changesOnPage(path);
  return (
    <CountBadge
      count={count}
      text={count.toLocaleString(i18n.language)}
      label={t('navigation.changes', { count })}
      isStrong={isStrong}
    />
  );
});
