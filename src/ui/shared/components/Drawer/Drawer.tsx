import { classNames } from '../../classNames.ts';
import styles from './Drawer.module.scss';
import { ModalLayer } from '../OverlayFrame/ModalLayer.tsx';
import { OverlayFrame, type OverlayFrameProps } from '../OverlayFrame/OverlayFrame.tsx';

export type DrawerProps = Omit<OverlayFrameProps, 'isLocked' | 'role'> & { readonly isOpen: boolean };

/** Modal panel at the inline end of the window. Covers the full width of a small screen. */
export function Drawer({ isOpen, ...frame }: DrawerProps) {
  return (
    <ModalLayer
      isOpen={isOpen}
      onOpenChange={(open) => !open && frame.onClose()}
      isDismissable
      overlayClassName={classNames(styles.overlay)}
      className={classNames(styles.drawer)}
    >
      <OverlayFrame {...frame} />
    </ModalLayer>
  );
}
