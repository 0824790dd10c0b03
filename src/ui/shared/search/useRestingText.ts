import { useEffect, useState } from 'react';
import { Clock } from '../../../application/shared/Clock.ts';
import { useService } from '../services.tsx';

/** Debounce delay in milliseconds. */
export const TYPING_REST = 200;

/** Debounced text of a URL parameter. Follows the URL, which may change by navigation or a cleared filter. */
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
