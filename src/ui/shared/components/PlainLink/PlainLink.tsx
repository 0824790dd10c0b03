import type { ReactNode } from 'react';

/** A configured address is only a link where it leads somewhere a person may go. */
const isSafe = (href: string): boolean => /^(?:https?:\/\/|mailto:)/i.test(href);

/** A link to an address from the configuration, in a new tab; nothing where there is none or it is no web address. */
export function PlainLink({ href, children }: { readonly href: string | undefined; readonly children: ReactNode }) {
  if (href === undefined || !isSafe(href)) return undefined;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
