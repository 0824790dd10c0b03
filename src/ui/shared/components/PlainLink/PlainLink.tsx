import type { ReactNode } from 'react';
import { safeAddress } from './safeAddress.ts';

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
