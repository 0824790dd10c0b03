import type { ReactNode } from 'react';

export type MenuAction = {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
  /** Opens in a new tab. */
  readonly href?: string | undefined;
  /** Language of the label, if it differs from the page's. */
  readonly lang?: string | undefined;
  readonly isCritical?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isSelected?: boolean | undefined;
  readonly hasSeparatorBefore?: boolean | undefined;
  readonly onAction?: (() => void) | undefined;
};
export type MenuEntry = MenuAction & {
  /** Replaces the main list until an entry or the way back is chosen. */
  readonly subList?: { readonly backLabel: string; readonly actions: readonly MenuAction[] } | undefined;
  /** Text at the end, e.g. the current language. */
  readonly trail?: string | undefined;
};

export type MenuProps = {
  /** Trigger: Button or IconButton. */
  readonly children: ReactNode;
  readonly label: string;
  /** A function is called when the menu opens, so that a closed menu does not render when entries change. */
  readonly entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  /** Checkboxes: selecting one keeps the menu open. */
  readonly isMultiple?: boolean | undefined;
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  /** Fixed width of the classic layout's menus. Text wraps [SH-6]. */
  readonly isNarrow?: boolean | undefined;
};
