import { useEffect, useState } from 'react';
import { Clock } from '../../../application/shared/Clock.ts';
import { useService } from '../services.tsx';
import { TYPING_REST } from './typingRest.ts';

/**
 * What is typed into a search whose text stands in the address, and the way to type. It follows the address, which may
 * change by itself: back, forward, a cleared filter.
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
