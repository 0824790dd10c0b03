import { useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { observer } from 'mobx-react-lite';
import { CommandsHost } from '../../features/commands/CommandsHost.tsx';
import { DemoMark } from '../../features/demo/DemoParts.tsx';
import { PublishSlotContext } from '../../features/publishing/bar/PublishSlotContext.ts';
import { classNames } from '../../shared/classNames.ts';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { Notices } from '../../shared/components/Notices/Notices.tsx';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import styles from './Shell.module.scss';
import type { ShellProps } from './ShellProps.ts';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { SidebarFooter } from './sidebar/SidebarFooter.tsx';
import { ClassicNavigation } from './classic/ClassicNavigation.tsx';
import { ShellHeader } from './classic/ShellHeader.tsx';
import { Clock } from '../../../application/shared/Clock.ts';
import { dateFormat } from '../../shared/dates/dateFormat.ts';
import { useService } from '../../shared/services.tsx';
import { useIsPrinting } from '../../shared/useIsPrinting.ts';
import { LanguageStore } from '../../../application/languages/LanguageStore.ts';
import { ownNameOf } from '../../../domain/languages/language.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { Button } from '../../shared/components/Button/Button.tsx';

/** Moves the focus to the content. Adds no hash to the URL, because the back button would then move the focus again. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/**
 * Layout around a page. Navigation v2: a sidebar of 280 px, or a drawer in windows up to 768 px [SH-3] [SH-4]. Classic:
 * header, list of pages and footer [SH-2]. Minimal: only a logo [SH-1].
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
    </CommandsHost>
  );
}

function PrintHeader({ name }: { readonly name: string }) {
  const { language } = useTranslation().i18n;
  const clock = useService(Clock);
  if (!useIsPrinting()) return undefined;
  return (
    <p className={styles.header}>
      <bdi>{name}</bdi>
      <span>{dateFormat(language, { dateStyle: 'long' }).format(clock.now())}</span>
    </p>
  );
}

const LanguageNotice = observer(function LanguageNotice() {
  const { t } = useTranslation();
  const store = useService(LanguageStore);
  const { failed } = store;
  if (!failed) return undefined;
  return (
    <Banner
      tone="warning"
      isAlert
      isFullBleed
      action={
        <Button size="compact" onPress={() => void store.choose(failed)}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('languages.failed', { language: ownNameOf(failed) })}
    </Banner>
  );
});
