import type { ReactNode } from 'react';

export type TooltipProps = {
  /** The control it explains; it must take the focus. */
  readonly children: ReactNode;
  readonly text: ReactNode;
  readonly placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
};
