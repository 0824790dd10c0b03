import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ShortcutsStore } from '../../../../application/commands/ShortcutsStore.ts';
import { Clock } from '../../../../application/shared/Clock.ts';
import { goToKeys } from '../../../../domain/navigation/goToKeys.ts';
import { useService } from '../../../shared/services.tsx';
import type { CommandSurroundings } from '../CommandProps.ts';

/** How long `g` waits for its letter, in milliseconds. */
const SEQUENCE = 2000;
/** What takes every key for itself: fields, and lists in which a letter finds an entry. */
const TAKES_KEYS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="listbox"], [role="tree"], [role="menu"], [role="combobox"], [aria-haspopup="listbox"]';
/** A table's rows are found by a letter, too; what its keys are is asked for in it. */
const TAKES_LETTERS = `${TAKES_KEYS}, [role="grid"]`;
const OVERLAY = '[role$="dialog"], [role="menu"]';
/** As the keyboards of our languages write it. */
const QUESTION = new Set(['?', '؟', '？']);

/** The Latin letter of a key on any keyboard, by its place where the layout writes another script. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : '';

function isForPage(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = event;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false;
  const takers = QUESTION.has(event.key) ? TAKES_KEYS : TAKES_LETTERS;
  if (target instanceof Element && target.closest(takers)) return false;
  return !document.querySelector(OVERLAY);
}

/** `g` and a letter open a page of the navigation, `?` the list of keys; never where one types, nor over an overlay. */
export function useSingleKeys({ sections, prefix }: CommandSurroundings, onShowKeys: () => void): void {
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
      stopWaiting.current = clock.after(SEQUENCE, () => (stopWaiting.current = undefined));
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
