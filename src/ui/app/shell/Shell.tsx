import { useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandsHost } from '../../features/commands/CommandsHost.tsx';
import { DemoMark } from '../../features/demo/DemoParts.tsx';
import { PublishSlotContext } from '../../features/publishing/bar/PublishSlotContext.ts';
import { classNames } from '../../shared/classNames.ts';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { Notices } from '../../shared/components/Notices/Notices.tsx';
import { AccountDialogs } from './AccountDialogs.tsx';
import { LanguageNotice } from './LanguageNotice.tsx';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import { PrintHeader } from './PrintHeader.tsx';
import styles from './Shell.module.scss';
import type { ShellProps } from './ShellProps.ts';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { SidebarFooter } from './sidebar/SidebarFooter.tsx';
import { ClassicNavigation } from './classic/ClassicNavigation.tsx';
import { ShellHeader } from './classic/ShellHeader.tsx';

/** With a hash in the URL, going back would move the focus again. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/**
 * Frame of a page. Navigation v2 has a 280 px sidebar, or a drawer up to 768 px [SH-3] [SH-4]. The classic frame has
 * header, list and footer [SH-2]. The third frame has only a logo [SH-1].
 */
export function Shell(props: ShellProps): ReactNode {
  const { shell, company, banner, notices, dock, isReview, children } = props;
  const { t } = useTranslation();
  const [publishSlot, setPublishSlot] = useState<HTMLElement | null>(null);
  const { layout, header } = shell;
  const sidebar = layout === 'sidebar' ? <Sidebar {...props} /> : <ClassicNavigation {...props} />;
  return (
    <CommandsHost {...props}>
      <div className={classNames(styles.shell, styles[layout], isReview && styles.review)}>
        <a className={styles.skip} href="#content" onClick={skipToContent}>
          {t('navigation.skipToContent')}
        </a>
        {header !== 'none' && (
          <header className={classNames(styles.header, header === 'full' && styles.full)}>
            <ShellHeader {...props} publishSlot={setPublishSlot} />
          </header>
        )}
        {layout === 'sidebar' && <NavigationDrawer title={company.name}>{sidebar}</NavigationDrawer>}
        {layout !== 'bare' && <div className={styles.side}>{sidebar}</div>}
        <div className={styles.column}>
          {import.meta.env.MODE === 'demo' && <DemoMark />}
          {banner}
          <Notices label={t('common.notices')}>
            {notices}
            <LanguageNotice />
          </Notices>
          <main id="content" className={styles.content} tabIndex={-1}>
            <PrintHeader name={company.name} />
            <KeyedText>{children}</KeyedText>
          </main>
          <PublishSlotContext value={publishSlot}>{dock}</PublishSlotContext>
          {layout !== 'sidebar' && (
            <div className={styles.footer}>
              <SidebarFooter {...props} />
            </div>
          )}
        </div>
      </div>
      <AccountDialogs />
    </CommandsHost>
  );
}
