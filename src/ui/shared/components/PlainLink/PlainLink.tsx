import type { ReactNode } from 'react';

/** Link that opens in a new tab. Renders nothing if the URL is invalid. */
export function PlainLink({ href, children }: { readonly href: string | undefined; readonly children: ReactNode }) {
  const safe = safeAddress(href);
  if (safe === undefined) return undefined;
  return (
    <a href={safe} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** Returns the URL if it is a web or mail URL, otherwise undefined. */
export const safeAddress = (href: string | undefined): string | undefined =>
  href !== undefined && /^(?:https?:\/\/|mailto:)/i.test(href) ? href : undefined;
