import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';

/** Milliseconds after which a closed overlay is removed. Longer than any exit transition. */
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
 * Modal overlay. Removes a closed overlay after a time limit, because React Aria never removes it if its transition
 * was cancelled (adobe/react-spectrum#6225). The invisible overlay would then block all clicks.
 */
export function ModalLayer({ isOpen, overlayClassName, className, children, ...behaviour }: ModalLayerProps) {
  const overlay = useRef<HTMLDivElement>(null);
  const [dropped, setDropped] = useState(0);
  // Must run before React Aria's effect that makes the page inert.
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

/** Elements that this application and React Aria add to the body. All others are from browser extensions. */
const OWN =
  '#root, [data-live-announcer], [data-rac], [data-overlay-container], [data-focus-scope-start], [data-focus-scope-end], [data-testid="underlay"], [id^="react-aria"]';

const isForeign = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && !node.matches(OWN) && !node.querySelector('[data-rac]');

/** Whether a browser extension has added the element. Extensions use custom elements, the application does not. */
const isOfOwnKind = (element: Element): boolean => element.localName.includes('-') || element.shadowRoot !== null;

function spare(nodes: Iterable<Node>): void {
  // React Aria does not make elements with this attribute inert.
  for (const node of nodes) if (isForeign(node)) node.dataset['reactAriaTopLayer'] = '';
}

/**
 * Keeps elements of browser extensions usable while a dialog makes the page inert. Call this before the page is inert.
 * Returns a function that stops the observation.
 */
function spareForeignElements(): () => void {
  spare([...document.body.children].filter(isOfOwnKind));
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) spare(addedNodes);
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
