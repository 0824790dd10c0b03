import type { ReactNode } from 'react';

export type MenuAction = {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
  /** Opens in a new tab. */
  readonly href?: string | undefined;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly isCritical?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isSelected?: boolean | undefined;
  readonly hasSeparatorBefore?: boolean | undefined;
  readonly onAction?: (() => void) | undefined;
};
export type MenuEntry = MenuAction & {
  /** Takes the place of the main list until one of it is chosen or the way back is. */
  readonly subList?: { readonly backLabel: string; readonly actions: readonly MenuAction[] } | undefined;
  /** Stands at the entry's end, such as the language in force. */
  readonly trail?: string | undefined;
};

export type MenuProps = {
  /** The control that opens it: a Button or an IconButton. */
  readonly children: ReactNode;
  readonly label: string;
  /** As a function: asked for when it opens. What changes them then draws neither a closed menu nor one that goes away. */
  readonly entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  /** Entries are check boxes: choosing one leaves the menu open. */
  readonly isMultiple?: boolean | undefined;
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  /** As wide as the classic layout's menus, whatever stands in it; words wrap [SH-6]. */
  readonly isNarrow?: boolean | undefined;
};
