import { useEffect, useState } from 'react';
import { Clock } from '../../../../application/shared/Clock.ts';
import { useService } from '../../../shared/services.tsx';

const TICK_MS = 250;

/** In milliseconds. */
export function useElapsed(isRunning: boolean): number {
  const clock = useService(Clock);
  const [elapsed, setElapsed] = useState(0);
  useEffect(
    function count() {
      if (!isRunning) return undefined;
      const began = clock.now();
      const stop = clock.every(TICK_MS, () => setElapsed(clock.now() - began));
      return () => {
        stop();
        setElapsed(0);
      };
    },
    [clock, isRunning],
  );
  return elapsed;
}
