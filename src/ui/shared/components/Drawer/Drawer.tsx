import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../../classNames.ts';
import styles from './Drawer.module.scss';
import { OverlayFrame, type OverlayFrameProps } from '../OverlayFrame/OverlayFrame.tsx';

export type DrawerProps = OverlayFrameProps & { readonly isOpen: boolean };

/** A sheet at the inline end, beside the page it is about; the whole width on a small screen. */
export function Drawer({ isOpen, ...frame }: DrawerProps) {
  const isLocked = frame.isLocked ?? false;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && frame.onClose()}
      isDismissable={!isLocked}
      isKeyboardDismissDisabled={isLocked}
      className={classNames(styles.overlay)}
    >
      <Modal className={classNames(styles.drawer)}>
        <OverlayFrame {...frame} />
      </Modal>
    </ModalOverlay>
  );
}
