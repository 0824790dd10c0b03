import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { spareForeignElements } from './spareForeignElements.ts';

/** Milliseconds; longer than any overlay takes to leave. */
const EXIT_LIMIT_MS = 600;

export type ModalLayerProps = Pick<
  ModalOverlayProps,
  'onOpenChange' | 'isDismissable' | 'isKeyboardDismissDisabled'
> & {
  readonly isOpen: boolean;
  /** Of what covers the page. */
  readonly overlayClassName: string;
  /** Of what stands on it. */
  readonly className: string;
  readonly children: ReactNode;
};

/**
 * What covers the page until it is closed. React Aria takes it away once its transitions have finished, and never where
 * one of them was cancelled (adobe/react-spectrum#6225): it would lie over the page unseen and take every press. What is
 * closed and still drawn after a limit is therefore dropped.
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
