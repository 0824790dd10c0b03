import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { directionOf } from '../../../domain/languages/language.ts';
import { useLanguage } from '../../shared/useLanguage.ts';

const ITEM = '[role="treeitem"]';

const itemsIn = (tree: Element): readonly HTMLElement[] =>
  // Ignore inner items in a narrow window, because they are hidden there.
  [...tree.querySelectorAll<HTMLElement>(ITEM)].filter((item) => item.checkVisibility?.() ?? true);

const isOuter = (item: Element): boolean => item.getAttribute('aria-level') === '1';

/**
 * Makes a tree of two levels a single tab stop: the item that was focused last, or `first`. Arrow keys move the focus
 * between items, open an outer item, and move the focus from an inner item back to its outer item.
 */
export function useTreeKeys(first: string) {
  const [lastFocused, setLastFocused] = useState<string>();
  const isRightToLeft = directionOf(useLanguage()) === 'rtl';

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>(ITEM) : null;
    if (!item || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const items = itemsIn(event.currentTarget);
    const at = items.indexOf(item);
    const [inwards, outwards] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const targets: Readonly<Record<string, HTMLElement | undefined>> = {
      ArrowDown: items[at + 1],
      ArrowUp: items[at - 1],
      Home: items[0],
      End: items.at(-1),
    };
    let next = targets[event.key];
    if (event.key === inwards && isOuter(item)) {
      if (item.getAttribute('aria-expanded') === 'true') next = items[at + 1];
      else item.click();
    } else if (event.key === outwards && !isOuter(item)) next = items.slice(0, at).findLast(isOuter);
    else if (event.key !== inwards && event.key !== outwards && !next) return;
    event.preventDefault();
    next?.focus();
  }

  return {
    tree: {
      role: 'tree',
      onKeyDown: handleKeyDown,
      onFocus: (event: FocusEvent<HTMLElement>) => setLastFocused(event.target.dataset['item']),
    },
    group: { role: 'group' },
    /** Props of an item. `shown` contains the ids of all rendered items. */
    item: (id: string, level: 1 | 2, shown: readonly string[]) => ({
      role: 'treeitem',
      'aria-level': level,
      'data-item': id,
      tabIndex: id === (lastFocused !== undefined && shown.includes(lastFocused) ? lastFocused : first) ? 0 : -1,
    }),
  };
}
