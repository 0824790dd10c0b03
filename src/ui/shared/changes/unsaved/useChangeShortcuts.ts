import { useEffect, useEffectEvent } from 'react';

export type ChangeShortcuts = {
  readonly review: () => void;
  readonly publish: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The review is open and no other dialog is above it, so its shortcut publishes. */
  readonly isReviewing: boolean;
};

const TEXT_FIELDS = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';

/** Latin letter of a key, by its position if the layout has another script. */
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

/** The topmost dialog, wherever the focus is. It may be above the review, e.g. the one to sign in again. */
const dialogOnTop = (): Element | undefined =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);

/** Ctrl or ⌘ with S, Enter, Z and Y. A text field keeps its own undo, a dialog all its keys. */
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
    // Capture, because a focused button would handle Enter itself.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
