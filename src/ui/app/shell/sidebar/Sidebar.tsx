import { type ReactNode, Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { BrandMark } from '../../../shared/components/BrandMark/BrandMark.tsx';
import { BASE_TITLE } from '../../../../domain/branding/brandOf.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import type { ShellProps } from '../ShellProps.ts';
import { SearchButton } from '../SearchButton.tsx';
import styles from './Sidebar.module.scss';
import { SidebarFooter } from './SidebarFooter.tsx';
import { UserMenu } from '../UserMenu.tsx';
import type { NavigationPage } from '../../../../domain/company/parts/navigation.ts';
import { Disclosure } from '../../../shared/components/Disclosure/Disclosure.tsx';
import { Icon } from '../../../shared/components/Icon/Icon.tsx';
import { useConfiguredText } from '../../../shared/texts/useTextKey.ts';
import navigationStyles from './SidebarNavigation.module.scss';
import { SidebarPage } from './SidebarPage.tsx';

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

function SidebarNavigation(props: Pick<ShellProps, 'sections' | 'prefix' | 'changesOnPage'>): ReactNode {
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
    <div key={section.title ?? index} className={navigationStyles.section}>
      {section.title !== undefined && <h2 className={navigationStyles.title}>{textOf(section.title)}</h2>}
      <ul className={navigationStyles.list}>
        {section.pages.map((page) =>
          page.subItems?.length && page.url !== '' ? (
            // Show sub-pages only while their page or one of them is open.
            <Fragment key={page.url}>
              {pageOf(page)}
              {isAt(prefix + page.url) && (
                <li>
                  <ul className={`${navigationStyles.list} ${navigationStyles.below}`}>{page.subItems.map(pageOf)}</ul>
                </li>
              )}
            </Fragment>
          ) : page.subItems?.length ? (
            <li key={page.title}>
              <Disclosure
                isDefaultOpen={page.isDefaultOpen === true || isOpen(page)}
                summary={
                  <span className={navigationStyles.group}>
                    <Icon name={page.icon ?? ''} />
                    <KeyedText>{textOf(page.title)}</KeyedText>
                  </span>
                }
              >
                <ul className={navigationStyles.list}>{page.subItems.map(pageOf)}</ul>
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
