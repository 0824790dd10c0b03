import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { spareForeignElements } from './spareForeignElements.ts';

/** Milliseconds; longer than any exit transition. */
const EXIT_LIMIT_MS = 600;

export type ModalLayerProps = Pick<
  ModalOverlayProps,
  'onOpenChange' | 'isDismissable' | 'isKeyboardDismissDisabled'
> & {
  readonly isOpen: boolean;
  readonly overlayClassName: string;
  readonly className: string;
  readonly children: ReactNode;
};

/**
 * Drops a closed overlay after a limit, because React Aria never removes it if a transition was cancelled
 * (adobe/react-spectrum#6225). It would then block all clicks.
 */
export function ModalLayer({ isOpen, overlayClassName, className, children, ...behaviour }: ModalLayerProps) {
  const overlay = useRef<HTMLDivElement>(null);
  const [dropped, setDropped] = useState(0);
  // Before the effect that makes the page inert.
  useLayoutEffect(() => (isOpen ? spareForeignElements() : undefined), [isOpen]);
  useEffect(
    function dropWhatStays() {
      if (isOpen || !overlay.current) return undefined;
      const limit = setTimeout(() => overlay.current && setDropped((count) => count + 1), EXIT_LIMIT_MS);
      return () => clearTimeout(limit);
    },
    [isOpen],
  );
  return (
    <ModalOverlay key={dropped} ref={overlay} isOpen={isOpen} {...behaviour} className={overlayClassName}>
      <Modal className={className}>{children}</Modal>
    </ModalOverlay>
  );
}
