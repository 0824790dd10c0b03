import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../shared/classNames.ts';
import { IconButton } from '../../shared/components/Button/IconButton.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { ModalLayer } from '../../shared/components/OverlayFrame/ModalLayer.tsx';
import styles from './NavigationDrawer.module.scss';

export type NavigationOverlayProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
};

export function NavigationOverlay({ isOpen, onOpenChange, children }: NavigationOverlayProps) {
  const { t } = useTranslation();
  return (
    <ModalLayer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      overlayClassName={classNames(styles.overlay)}
      className={classNames(styles.drawer)}
    >
      <Dialog className={classNames(styles.dialog)} aria-label={t('navigation.label')}>
        <div className={styles.close}>
          <IconButton label={t('navigation.closeMenu')} icon={<Glyph of={X} />} onPress={() => onOpenChange(false)} />
        </div>
        <KeyedText>{children}</KeyedText>
      </Dialog>
    </ModalLayer>
  );
}
