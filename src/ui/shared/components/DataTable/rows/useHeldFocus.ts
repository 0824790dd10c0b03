import { startTransition, useRef, type DOMAttributes, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { getInteractionModality, isFocusVisible } from 'react-aria/private/interactions/useFocusVisible';
import type { TableState } from './RowContext.ts';

type SelectionManager = TableState['selectionManager'];
type Key = NonNullable<SelectionManager['focusedKey']>;
type CellProps = Pick<DOMAttributes<Element>, 'onFocus' | 'onBlur' | 'onKeyDownCapture'>;

const MODIFIERS: ReadonlySet<string> = new Set(['Alt', 'Control', 'Meta', 'Shift']);

/** Keys a table goes by; a shortcut of the page, as Control and Z, is none. */
const isForTable = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !MODIFIERS.has(key) && !((ctrlKey || metaKey) && key.length === 1 && key !== 'a');

/**
 * Holds a focus that came by pointer back from the table until a key is pressed or the focus leaves the table, which only
 * then goes on from this cell. Every cell the focus comes into would be a new state of the table otherwise, drawn twice
 * before the edit that the press makes.
 */
export function useHeldFocus(cell: CellProps, manager: SelectionManager, key: Key): CellProps {
  const isHeld = useRef(false);

  function handleFocus(event: FocusEvent<Element>): void {
    if (isFocusVisible()) {
      // Put here by a screen reader, without a key: the table would lead it to the cell that it was left from, as it does with Tab.
      if (getInteractionModality() === 'virtual') manager.setFocusedKey(key);
      cell.onFocus?.(event);
      return;
    }
    event.stopPropagation();
    isHeld.current = true;
    // Or a row that is drawn anew would take the focus it had.
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
      // Drawn before the key is answered: drawn after it, this cell would take the focus back.
      flushSync(() => {
        manager.setFocused(true);
        manager.setFocusedKey(key);
      });
    }
    // Answered further out, as a row that is moved.
    if (event.isDefaultPrevented()) event.stopPropagation();
    else cell.onKeyDownCapture?.(event);
  }

  return { onFocus: handleFocus, onBlur: handleBlur, onKeyDownCapture: handleKeyDown };
}
