import type { Clock } from '../../src/application/shared/Clock.ts';

/** System time. Pending timers do not keep the process running. */
export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = setTimeout(callback, milliseconds).unref();
    return () => clearTimeout(timer);
  }

  every(milliseconds: number, callback: () => void): () => void {
    const timer = setInterval(callback, milliseconds).unref();
    return () => clearInterval(timer);
  }
}
