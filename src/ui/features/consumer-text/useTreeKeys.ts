import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { directionOf } from '../../../domain/languages/language.ts';
import { useLanguage } from '../../shared/useLanguage.ts';

const ITEM = '[role="treeitem"]';

const itemsIn = (tree: Element): readonly HTMLElement[] =>
  // In a narrow window, the inner items are not rendered.
  [...tree.querySelectorAll<HTMLElement>(ITEM)].filter((item) => item.checkVisibility?.() ?? true);

const isOuter = (item: Element): boolean => item.getAttribute('aria-level') === '1';

/** The item that a key moves to, from one of the visible items. */
function nextItem(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return items[at + 1];
    case 'ArrowUp':
      return items[at - 1];
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}

/**
 * Makes a tree of two levels a single tab stop: the item that had the focus last, or `first`. Arrow keys move within it, open
 * an outer item, and lead back to it.
 */
export function useTreeKeys(first: string) {
  const [last, setLast] = useState<string>();
  const isRightToLeft = directionOf(useLanguage()) === 'rtl';

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>(ITEM) : null;
    if (!item || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const items = itemsIn(event.currentTarget);
    const at = items.indexOf(item);
    const [inwards, outwards] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    let next = nextItem(event.key, items, at);
    if (event.key === inwards && isOuter(item)) {
      if (item.getAttribute('aria-expanded') === 'true') next = items[at + 1];
      else item.click();
    } else if (event.key === outwards && !isOuter(item)) next = items.slice(0, at).findLast(isOuter);
    else if (event.key !== inwards && event.key !== outwards && !next) return;
    event.preventDefault();
    next?.focus();
  }

  return {
    /** Props of the tree. */
    tree: {
      role: 'tree',
      onKeyDown: handleKeyDown,
      onFocus: (event: FocusEvent<HTMLElement>) => setLast(event.target.dataset['item']),
    },
    /** Props of the element around the inner items of an outer item. */
    group: { role: 'group' },
    /** Props of an item. `shown` are the ids of all items. */
    item: (id: string, level: 1 | 2, shown: readonly string[]) => ({
      role: 'treeitem',
      'aria-level': level,
      'data-item': id,
      tabIndex: id === (last !== undefined && shown.includes(last) ? last : first) ? 0 : -1,
    }),
  };
}
