import { classNames } from '../../classNames.ts';
import styles from './Dialog.module.scss';
import { useWaiting } from './DialogsWait.ts';
import { ModalLayer } from '../OverlayFrame/ModalLayer.tsx';
import { OverlayFrame, type OverlayFrameProps } from '../OverlayFrame/OverlayFrame.tsx';

export type DialogProps = OverlayFrameProps & {
  readonly isOpen: boolean;
  readonly size?: 'regular' | 'wide' | 'broad' | undefined;
  /** On a phone, shows a dialog with input fields in full width at the bottom edge. */
  readonly isSheet?: boolean | undefined;
  /** Whether clicks outside the dialog are ignored, because closing it would lose input. */
  readonly isHeld?: boolean | undefined;
};

/** Modal dialog. Escape and a click outside close the dialog, unless it is locked or an alert. */
export function Dialog({ isOpen, size = 'regular', isSheet = false, isHeld = false, ...frame }: DialogProps) {
  const isLocked = frame.isLocked ?? false;
  const isShown = useWaiting(isOpen);
  return (
    <ModalLayer
      isOpen={isShown}
      onOpenChange={(open) => !open && frame.onClose()}
      isDismissable={!isLocked && !isHeld && frame.role !== 'alertdialog'}
      isKeyboardDismissDisabled={isLocked}
      overlayClassName={classNames(styles.overlay, isSheet && styles.sheet)}
      className={classNames(styles.dialog, size !== 'regular' && styles[size])}
    >
      <OverlayFrame {...frame} />
    </ModalLayer>
  );
}
