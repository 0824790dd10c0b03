import type { Clock } from '../../application/shared/Clock.ts';

export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  }

  every(milliseconds: number, callback: () => void): () => void {
    const timer = setInterval(callback, milliseconds);
    return () => clearInterval(timer);
  }
}
