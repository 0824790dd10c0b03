import type { ReactNode } from 'react';

/**
 * Renders a text in its own element. Each new text gets a new element. Translation tools of browsers replace text
 * nodes, and React cannot update or remove a replaced text node next to other nodes (facebook/react#11538). Children
 * that are not text are rendered unchanged.
 */
export function KeyedText({ children }: { readonly children: ReactNode }): ReactNode {
  if (typeof children !== 'string' && typeof children !== 'number') return children;
  return children === '' ? undefined : <span key={children}>{children}</span>;
}
