import { classNames } from '../../classNames.ts';
import styles from './Dialog.module.scss';
import { useWaiting } from './DialogsWait.ts';
import { ModalLayer } from '../OverlayFrame/ModalLayer.tsx';
import { OverlayFrame, type OverlayFrameProps } from '../OverlayFrame/OverlayFrame.tsx';

export type DialogProps = OverlayFrameProps & {
  readonly isOpen: boolean;
  readonly size?: 'regular' | 'wide' | 'broad' | undefined;
  /** Stands at the lower edge of a phone, over its whole width: for what is typed into. */
  readonly isSheet?: boolean | undefined;
  /** A press outside does nothing: what was typed must not go by a slip of the hand. */
  readonly isHeld?: boolean | undefined;
};

/** Stops the page for one decision. Escape and a press outside close it, unless it is locked or an alert. */
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
