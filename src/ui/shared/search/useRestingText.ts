import { useEffect, useState } from 'react';
import { Clock } from '../../../application/shared/Clock.ts';
import { useService } from '../services.tsx';

/** Debounce delay for typed text, in milliseconds. */
export const TYPING_REST = 200;

/**
 * Debounces typed text of a URL parameter. If the URL changes, e.g. by navigation, the text in the URL replaces the
 * typed text.
 */
export function useRestingText(text: string, onRest: (text: string) => void): [string, (typed: string) => void] {
  const clock = useService(Clock);
  const [{ typed, address }, setTyped] = useState({ typed: text, address: text });
  if (address !== text) setTyped({ typed: text, address: text });
  useEffect(
    function searchOnceTypingRests() {
      return typed === text ? undefined : clock.after(TYPING_REST, () => onRest(typed));
    },
    [typed, text, clock, onRest],
  );
  return [typed, (next) => setTyped({ typed: next, address: text })];
}
