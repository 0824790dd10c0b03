import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUnsavedGuard } from '../../shared/changes/unsaved/useUnsavedGuard.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandSurroundings } from './CommandProps.ts';
import type { CommandOverlay } from './CommandsContext.ts';
import { KeysDialog } from './keys/KeysDialog.tsx';
import { ShortcutsStore } from '../../../application/commands/ShortcutsStore.ts';
import { Clock } from '../../../application/shared/Clock.ts';
import { goToKeys } from '../../../domain/navigation/goToKeys.ts';
import { useService } from '../../shared/services.tsx';

export type CommandsProps = CommandSurroundings & {
  readonly opened: CommandOverlay | undefined;
  /** Opens an overlay. `undefined` closes the open overlay. */
  readonly onOpen: (overlay: CommandOverlay | undefined) => void;
};

export function Commands({ opened, onOpen, ...surroundings }: CommandsProps) {
  const guard = useUnsavedGuard();
  useSingleKeys(surroundings, () => onOpen('keys'));
  const close = (): void => onOpen(undefined);
  return (
    <>
      {opened === 'palette' && (
        <CommandPalette {...surroundings} onClose={close} onShowKeys={() => onOpen('keys')} onSignOut={guard.confirm} />
      )}
      {opened === 'keys' && <KeysDialog {...surroundings} onClose={close} />}
      {guard.dialog}
    </>
  );
}

/** Maximum milliseconds between `g` and the second letter of a shortcut. */
const SEQUENCE_TIMEOUT = 2000;
/** Selector of elements that handle all keys themselves: fields, and lists that can be searched by typed letters. */
const TAKES_KEYS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="listbox"], [role="tree"], [role="menu"], [role="combobox"], [aria-haspopup="listbox"]';
/** Also selects tables, which handle typed letters as a search, but do not handle `?`. */
const TAKES_LETTERS = `${TAKES_KEYS}, [role="grid"]`;
const OVERLAY = '[role$="dialog"], [role="menu"]';
/** Question marks on the keyboard layouts of all supported languages. */
const QUESTION = new Set(['?', '؟', '？']);

/** Returns the Latin letter of a key. In a layout with another script, the letter depends on the key's position. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : '';

function isForPage(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = event;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false;
  const takers = QUESTION.has(event.key) ? TAKES_KEYS : TAKES_LETTERS;
  if (target instanceof Element && target.closest(takers)) return false;
  return !document.querySelector(OVERLAY);
}

/** Handles `g` with a letter (opens a page) and `?` (shows the shortcuts). Ignores keys in fields and overlays. */
function useSingleKeys({ sections, prefix }: CommandSurroundings, onShowKeys: () => void): void {
  const navigate = useNavigate();
  const clock = useService(Clock);
  const shortcuts = useService(ShortcutsStore);
  const stopWaiting = useRef<(() => void) | undefined>(undefined);

  function disarm(): boolean {
    const wasArmed = stopWaiting.current !== undefined;
    stopWaiting.current?.();
    stopWaiting.current = undefined;
    return wasArmed;
  }
  function pressed(event: KeyboardEvent): void {
    if (event.key === 'Shift') return;
    const isSecond = disarm();
    if (!shortcuts.areOn || !isForPage(event)) return;
    const letter = letterOf(event);
    const page = isSecond && !event.shiftKey ? goToKeys(sections).find((each) => each.letter === letter) : undefined;
    if (page) {
      event.preventDefault();
      void navigate(prefix + page.url);
    } else if (QUESTION.has(event.key)) {
      event.preventDefault();
      onShowKeys();
    } else if (letter === 'g' && !event.shiftKey && !event.repeat) {
      stopWaiting.current = clock.after(SEQUENCE_TIMEOUT, () => (stopWaiting.current = undefined));
    }
  }
  const handleKey = useEffectEvent(pressed);
  useEffect(function listenToKeys() {
    const listen = (event: KeyboardEvent): void => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      stopWaiting.current?.();
    };
  }, []);
}
