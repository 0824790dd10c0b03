import type { Clock } from './Clock.ts';

export const within = <T>(clock: Clock, milliseconds: number, promise: Promise<T>): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    const stop = clock.after(milliseconds, () => resolve(undefined));
    promise.finally(stop).then(resolve, reject);
  });
