import { startTransition, useRef, type DOMAttributes, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { getInteractionModality, isFocusVisible } from 'react-aria/private/interactions/useFocusVisible';
import type { TableState } from './RowContext.ts';

type SelectionManager = TableState['selectionManager'];
type Key = NonNullable<SelectionManager['focusedKey']>;
type CellProps = Pick<DOMAttributes<Element>, 'onFocus' | 'onBlur' | 'onKeyDownCapture'>;

const MODIFIERS: ReadonlySet<string> = new Set(['Alt', 'Control', 'Meta', 'Shift']);

/** Keys for the table, without shortcuts of the page such as Ctrl+Z. */
const isForTable = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !MODIFIERS.has(key) && !((ctrlKey || metaKey) && key.length === 1 && key !== 'a');

/** Hides a pointer focus from the table until a keystroke or a blur, because each change of state renders twice. */
export function useCellFocus(cell: CellProps, manager: SelectionManager, key: Key): CellProps {
  const isHeld = useRef(false);

  function handleFocus(event: FocusEvent<Element>): void {
    if (isFocusVisible()) {
      // Focus by a screen reader without a key: set it explicitly, because the table would restore the last cell as for
      // Tab.
      if (getInteractionModality() === 'virtual') manager.setFocusedKey(key);
      cell.onFocus?.(event);
      return;
    }
    event.stopPropagation();
    isHeld.current = true;
    // Otherwise a row that renders again would take the focus back.
    if (manager.isFocused) manager.setFocused(false);
  }

  function handleBlur(event: FocusEvent<Element>): void {
    cell.onBlur?.(event);
    const grid = event.currentTarget.closest('[role="grid"]');
    if (isHeld.current && !grid?.contains(event.relatedTarget)) startTransition(() => manager.setFocusedKey(key));
    isHeld.current = false;
  }

  function handleKeyDown(event: KeyboardEvent<Element>): void {
    if (isHeld.current && isForTable(event)) {
      isHeld.current = false;
      // Render before the key is handled, because this cell would take the focus back afterwards.
      flushSync(() => {
        manager.setFocused(true);
        manager.setFocusedKey(key);
      });
    }
    // Already handled, e.g. by moving the row.
    if (event.isDefaultPrevented()) event.stopPropagation();
    else cell.onKeyDownCapture?.(event);
  }

  return { onFocus: handleFocus, onBlur: handleBlur, onKeyDownCapture: handleKeyDown };
}
