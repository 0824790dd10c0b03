import type { ReactNode } from 'react';

export type MenuAction = {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
  /** Target of a link, which opens in a new tab. */
  readonly href?: string | undefined;
  readonly lang?: string | undefined;
  readonly isCritical?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isSelected?: boolean | undefined;
  readonly hasSeparatorBefore?: boolean | undefined;
  readonly onAction?: (() => void) | undefined;
};
export type MenuEntry = MenuAction & {
  /** Submenu. It replaces the main list until the user selects an entry or goes back. */
  readonly subList?: { readonly backLabel: string; readonly actions: readonly MenuAction[] } | undefined;
  /** Text at the end of the entry, e.g. the current language. */
  readonly trail?: string | undefined;
};

export type MenuProps = {
  readonly children: ReactNode;
  readonly label: string;
  /** Entries, or a function that is called when the menu opens, so that a closed menu is not rendered on changes. */
  readonly entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  /** Entries are checkboxes, and the menu stays open when one is selected. */
  readonly isMultiple?: boolean | undefined;
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  /** Fixed width with wrapped text, as in the classic layout [SH-6]. */
  readonly isNarrow?: boolean | undefined;
};
