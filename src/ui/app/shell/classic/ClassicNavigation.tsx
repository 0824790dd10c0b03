import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { NavigationPage } from '../../../../domain/company/parts/navigation.ts';
import {
  classicNavigation,
  withGroupToggled,
  type ToggledGroups,
} from '../../../../domain/navigation/classicNavigation.ts';
import { pageAddress } from '../../../../domain/navigation/pageAddress.ts';
import { Disclosure } from '../../../shared/components/Disclosure/Disclosure.tsx';
import { useConfiguredText } from '../../../shared/texts/useTextKey.ts';
import { PendingCount } from '../PendingCount.tsx';
import type { ShellProps } from '../ShellProps.ts';
import { SidebarPage } from '../sidebar/SidebarPage.tsx';
import styles from './ClassicNavigation.module.scss';

const noneToggled: ToggledGroups = new Map();

/** Side navigation of the classic layout: links and collapsible groups [NV-5]. */
export function ClassicNavigation(props: Pick<ShellProps, 'sections' | 'prefix' | 'changesOnPage'>): ReactNode {
  const { sections, prefix, changesOnPage } = props;
  const { t } = useTranslation();
  const textOf = useConfiguredText();
  const { pathname } = useLocation();
  const [toggled, setToggled] = useState(noneToggled);
  const linkTo = (page: NavigationPage, isSelected: boolean): ReactNode => (
    <SidebarPage
      key={page.url}
      title={textOf(page.title)}
      icon={page.icon}
      to={pageAddress(prefix, page.url)}
      isSelected={isSelected}
      count={(isActive) =>
        changesOnPage && <PendingCount path={page.url} changesOnPage={changesOnPage} isStrong={isActive} />
      }
    />
  );
  return (
    <nav className={styles.navigation} aria-label={t('navigation.label')}>
      {sections.map((section, index) => (
        <div key={section.title ?? index}>
          {section.title !== undefined && <h2 className={styles.title}>{textOf(section.title)}</h2>}
          <ul className={styles.list}>
            {classicNavigation(section.pages, pathname, toggled).map((item) =>
              item.kind === 'link' ? (
                linkTo(item.page, item.isSelected)
              ) : (
                <li key={item.page.title} className={styles.group}>
                  <Disclosure
                    summary={textOf(item.page.title)}
                    isOpen={item.isOpen}
                    onChange={() => setToggled(withGroupToggled(toggled, item.page.title, item.isOpen))}
                  >
                    <ul className={styles.list}>{item.items.map((each) => linkTo(each.page, each.isSelected))}</ul>
                  </Disclosure>
                </li>
              ),
            )}
          </ul>
        </div>
      ))}
    </nav>
  );
}
