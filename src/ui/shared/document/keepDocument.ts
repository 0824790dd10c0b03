import { keepFocus } from '../focus/keepFocus.ts';
import { followTranslator } from './followTranslator.ts';

/** Lets the focus go on, and the texts follow where a browser translates them. The answer stops both. */
export function keepDocument(): () => void {
  const stops = [keepFocus(), followTranslator()];
  return () => {
    for (const stop of stops) stop();
  };
}
