import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NavigationPage, NavigationSection } from '../../../domain/company/parts/navigation.ts';
import { Disclosure } from '../../shared/components/Disclosure/Disclosure.tsx';
import { Icon } from '../../shared/components/Icon/Icon.tsx';
import { useConfiguredText } from '../../shared/useConfiguredText.ts';
import styles from './SidebarNavigation.module.scss';
import { SidebarPage } from './SidebarPage.tsx';

export type SidebarNavigationProps = {
  readonly sections: readonly NavigationSection[];
  readonly prefix: string;
  readonly changesPerPage?: ReadonlyMap<string, number> | undefined;
};

/** Sections of pages; a page with sub-pages opens and closes. */
export function SidebarNavigation({ sections, prefix, changesPerPage }: SidebarNavigationProps): ReactNode {
  const { t } = useTranslation();
  const textOf = useConfiguredText();
  const pageOf = (page: NavigationPage): ReactNode => {
    const count = changesPerPage?.get(page.url) ?? 0;
    return (
      <SidebarPage
        key={page.url}
        title={textOf(page.title)}
        icon={page.icon}
        to={prefix + page.url}
        count={count}
        countLabel={t('navigation.changes', { count })}
      />
    );
  };
  return sections.map((section, index) => (
    <div key={section.title ?? index} className={styles.section}>
      {section.title !== undefined && <h2 className={styles.title}>{textOf(section.title)}</h2>}
      <ul className={styles.list}>
        {section.pages.map((page) =>
          page.subItems?.length ? (
            <li key={page.title}>
              <Disclosure
                isDefaultOpen={page.isDefaultOpen}
                summary={
                  <span className={styles.group}>
                    <Icon name={page.icon ?? ''} />
                    {textOf(page.title)}
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
