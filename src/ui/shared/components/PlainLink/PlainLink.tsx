import type { ReactNode } from 'react';

/** Opens in a new tab. Renders nothing for an invalid URL. */
export function PlainLink({ href, children }: { readonly href: string | undefined; readonly children: ReactNode }) {
  const safe = safeAddress(href);
  if (safe === undefined) return undefined;
  return (
    <a href={safe} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** Allows only web and mail URLs. */
export const safeAddress = (href: string | undefined): string | undefined =>
  href !== undefined && /^(?:https?:\/\/|mailto:)/i.test(href) ? href : undefined;
