import { useEffect, useEffectEvent } from 'react';

export type ChangeShortcuts = {
  readonly review: () => void;
  readonly publish: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Whether the review is the topmost dialog. The shortcut that opens the review then publishes. */
  readonly isReviewing: boolean;
};

const TEXT_FIELDS = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';

/** Returns the Latin letter of a key. In a layout with another script, the letter depends on the key's position. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;

function shortcutOf(event: KeyboardEvent): 'review' | 'publish' | 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return undefined;
  switch (letterOf(event)) {
    case 's':
      return event.shiftKey ? undefined : 'review';
    case 'Enter':
      return 'publish';
    case 'z':
      return event.shiftKey ? 'redo' : 'undo';
    case 'y':
      return event.ctrlKey ? 'redo' : undefined;
    default:
      return undefined;
  }
}

/** Returns the topmost dialog, even if it is not focused, e.g. the sign-in dialog above the review. */
const dialogOnTop = (): Element | undefined =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);

/** Handles Ctrl or ⌘ with S, Enter, Z and Y. Ignores undo in text fields and all keys in dialogs. */
export function useChangeShortcuts(shortcuts: ChangeShortcuts): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    if (!shortcut) return;
    const target = event.target instanceof Element ? event.target : undefined;
    const dialog = dialogOnTop();
    const isUndo = shortcut === 'undo' || shortcut === 'redo';
    if (isUndo && target?.closest(TEXT_FIELDS)) return;
    if (dialog && (isUndo || !shortcuts.isReviewing || !dialog.querySelector('[data-review]'))) return;
    event.preventDefault();
    event.stopPropagation();
    shortcuts[shortcut]();
  });
  useEffect(function listenToKeys() {
    const listen = (event: KeyboardEvent): void => handleKey(event);
    // Listen in the capture phase, because a focused button would handle Enter itself.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
