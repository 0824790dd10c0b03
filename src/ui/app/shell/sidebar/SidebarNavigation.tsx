import { Fragment, type ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { NavigationPage } from '../../../../domain/company/parts/navigation.ts';
import { Disclosure } from '../../../shared/components/Disclosure/Disclosure.tsx';
import { Icon } from '../../../shared/components/Icon/Icon.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { useConfiguredText } from '../../../shared/texts/useTextKey.ts';
import styles from './SidebarNavigation.module.scss';
import type { ShellProps } from '../ShellProps.ts';
import { SidebarPage } from './SidebarPage.tsx';

export function SidebarNavigation(props: Pick<ShellProps, 'sections' | 'prefix' | 'changesOnPage'>): ReactNode {
  const { sections, prefix, changesOnPage } = props;
  const textOf = useConfiguredText();
  const { pathname } = useLocation();
  const isAt = (path: string): boolean => matchPath({ path, end: false }, pathname) !== null;
  const isOpen = ({ subItems = [] }: NavigationPage): boolean => subItems.some(({ url }) => isAt(prefix + url));
  const pageOf = (page: NavigationPage): ReactNode => (
    <SidebarPage
      key={page.url}
      page={page}
      prefix={prefix}
      isSelected={isAt(prefix + page.url) && !isOpen(page)}
      changesOnPage={changesOnPage}
    />
  );
  return sections.map((section, index) => (
    <div key={section.title ?? index} className={styles.section}>
      {section.title !== undefined && <h2 className={styles.title}>{textOf(section.title)}</h2>}
      <ul className={styles.list}>
        {section.pages.map((page) =>
          page.subItems?.length && page.url !== '' ? (
            // Show sub-pages only while their page or one of them is open.
            <Fragment key={page.url}>
              {pageOf(page)}
              {isAt(prefix + page.url) && (
                <li>
                  <ul className={`${styles.list} ${styles.below}`}>{page.subItems.map(pageOf)}</ul>
                </li>
              )}
            </Fragment>
          ) : page.subItems?.length ? (
            <li key={page.title}>
              <Disclosure
                isDefaultOpen={page.isDefaultOpen === true || isOpen(page)}
                summary={
                  <span className={styles.group}>
                    <Icon name={page.icon ?? ''} />
                    <KeyedText>{textOf(page.title)}</KeyedText>
                  </span>
                }
              >
                <ul className={styles.list}>{page.subItems.map(pageOf)}</ul>
              </Disclosure>
            </li>
          ) : (
            pageOf(page)
          ),
        )}
      </ul>
    </div>
  ));
}
