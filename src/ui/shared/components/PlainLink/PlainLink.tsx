import type { ReactNode } from 'react';
import { safeAddress } from './safeAddress.ts';

/** A link to an address from the configuration, in a new tab; nothing where there is none or it is no web address. */
export function PlainLink({ href, children }: { readonly href: string | undefined; readonly children: ReactNode }) {
  const safe = safeAddress(href);
  if (safe === undefined) return undefined;
  return (
    <a href={safe} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
