import { Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router-dom';
import { classNames } from '../../shared/classNames.ts';
import overlay from '../../shared/components/Drawer/Drawer.module.scss';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { IconButton } from '../../shared/components/Button/IconButton.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { ModalLayer } from '../../shared/components/OverlayFrame/ModalLayer.tsx';
import styles from './NavigationDrawer.module.scss';

/** Media query for windows that are wide enough for the sidebar. The drawer is closed in such windows [SH-4]. */
const WIDE = '(min-width: 769px)';

/**
 * Button that opens the navigation on small screens. The drawer closes when the user clicks its button or outside of
 * it, presses Escape, widens the window or opens a page. While the drawer is open, the page is inert and does not
 * scroll.
 */
export function DrawerButton({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { key } = useLocation();
  // Key of the location at which the drawer was opened. A navigation changes the key and so closes the drawer.
  const [openAt, setOpenAt] = useState<string>();
  const isLeaving = useNavigation().state !== 'idle';
  // Close as soon as a navigation starts, because the next page may take long to load.
  if (isLeaving && openAt !== undefined) setOpenAt(undefined);
  const isOpen = openAt === key;
  const [wasOpened, setWasOpened] = useState(false);
  const setOpen = (open: boolean): void => {
    setOpenAt(open ? key : undefined);
    if (open) setWasOpened(true);
  };

  useEffect(function closeWhenWide() {
    const wide = window.matchMedia(WIDE);
    const close = (): void => setOpenAt(undefined);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return (
    <>
      <IconButton label={t('navigation.openMenu')} icon={<Glyph of={MenuIcon} />} onPress={() => setOpen(true)} />
      {wasOpened && (
        <ModalLayer
          isOpen={isOpen}
          onOpenChange={setOpen}
          isDismissable
          overlayClassName={classNames(overlay.overlay)}
          className={classNames(overlay.drawer, overlay.start)}
        >
          <Dialog className={classNames(styles.dialog)} aria-label={t('navigation.label')}>
            <div className={styles.close}>
              <IconButton label={t('navigation.closeMenu')} icon={<Glyph of={X} />} onPress={() => setOpen(false)} />
            </div>
            <KeyedText>{children}</KeyedText>
          </Dialog>
        </ModalLayer>
      )}
    </>
  );
}

export function NavigationDrawer({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <header className={styles.header}>
      <DrawerButton>{children}</DrawerButton>
      <span className={styles.title}>
        <bdi>{title}</bdi>
      </span>
    </header>
  );
}
