import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { NavigationPage } from '../../../../domain/company/parts/navigation.ts';
import {
  classicNavigation,
  withGroupToggled,
  type ToggledGroups,
} from '../../../../domain/navigation/classicNavigation.ts';
import { Disclosure } from '../../../shared/components/Disclosure/Disclosure.tsx';
import { useConfiguredText } from '../../../shared/texts/useTextKey.ts';
import type { ShellProps } from '../ShellProps.ts';
import { SidebarPage } from '../sidebar/SidebarPage.tsx';
import list from '../sidebar/SidebarNavigation.module.scss';
import styles from './ClassicNavigation.module.scss';

const noneToggled: ToggledGroups = new Map();

export function ClassicNavigation(props: Pick<ShellProps, 'sections' | 'prefix' | 'changesOnPage'>): ReactNode {
  const { sections, prefix, changesOnPage } = props;
  const { t } = useTranslation();
  const textOf = useConfiguredText();
  const { pathname } = useLocation();
  const [toggled, setToggled] = useState(noneToggled);
  const linkTo = (page: NavigationPage, isSelected: boolean): ReactNode => (
    <SidebarPage key={page.url} page={page} prefix={prefix} isSelected={isSelected} changesOnPage={changesOnPage} />
  );
  return (
    <nav className={styles.navigation} aria-label={t('navigation.label')}>
      {sections.map((section, index) => (
        <div key={section.title ?? index}>
          {section.title !== undefined && <h2 className={list.title}>{textOf(section.title)}</h2>}
          <ul className={list.list}>
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
                    <ul className={list.list}>{item.items.map((each) => linkTo(each.page, each.isSelected))}</ul>
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
