import type { ReactNode } from 'react';

/**
 * Renders a text in its own element, and a new element for each new text. A browser's translator replaces text nodes, and React can neither
 * update nor remove a replaced text next to other nodes (facebook/react#11538). Anything but a text is rendered as it is.
 */
export function KeyedText({ children }: { readonly children: ReactNode }): ReactNode {
  if (typeof children !== 'string' && typeof children !== 'number') return children;
  return children === '' ? undefined : <span key={children}>{children}</span>;
}
