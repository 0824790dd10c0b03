import type { Clock } from '../../src/application/shared/Clock.ts';

/** The machine's time. Its timers never keep the process alive. */
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
