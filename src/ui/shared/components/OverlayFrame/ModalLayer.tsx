import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';

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

/** Elements that the page and React Aria add to the body. All others are from browser extensions. */
const OWN =
  '#root, [data-live-announcer], [data-rac], [data-overlay-container], [data-focus-scope-start], [data-focus-scope-end], [data-testid="underlay"], [id^="react-aria"]';

const isForeign = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && !node.matches(OWN) && !node.querySelector('[data-rac]');

/** Elements from before the dialog are recognized as custom elements, which the page never uses. */
const isOfOwnKind = (element: Element): boolean => element.localName.includes('-') || element.shadowRoot !== null;

function spare(nodes: Iterable<Node>): void {
  // React Aria leaves elements with this attribute interactive.
  for (const node of nodes) if (isForeign(node)) node.dataset['reactAriaTopLayer'] = '';
}

/**
 * Keeps elements of browser extensions usable while a dialog makes the page inert. Call it before the dialog does so.
 * Returns a function that stops it.
 */
function spareForeignElements(): () => void {
  spare([...document.body.children].filter(isOfOwnKind));
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) spare(addedNodes);
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
