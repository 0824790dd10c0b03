import { expect, it } from 'vitest';
import type { Clock } from '../../../src/application/shared/Clock.ts';

/** A clock and a function that advances its time. */
export type ClockUnderTest = { readonly clock: Clock; readonly pass: (milliseconds: number) => void };

export function clockContract(open: () => ClockUnderTest): void {
  it('now returns the current time in milliseconds', () => {
    const { clock, pass } = open();
    const startTime = clock.now();
    pass(1500);
    expect(clock.now() - startTime).toBe(1500);
  });

  it('after calls the callback once, when the delay has passed and not earlier', () => {
    const { clock, pass } = open();
    const startTime = clock.now();
    const calls: number[] = [];
    clock.after(100, () => calls.push(clock.now() - startTime));
    pass(99);
    expect(calls).toEqual([]);
    pass(500);
    expect(calls).toEqual([100]);
  });

  it('every calls the callback repeatedly until it is stopped', () => {
    const { clock, pass } = open();
    const startTime = clock.now();
    const calls: number[] = [];
    const stop = clock.every(100, () => calls.push(clock.now() - startTime));
    pass(350);
    stop();
    pass(500);
    expect(calls).toEqual([100, 200, 300]);
  });

  it('after does not call the callback if it was cancelled', () => {
    const { clock, pass } = open();
    const calls: string[] = [];
    clock.after(10, () => calls.push('cancelled'))();
    clock.after(10, () => calls.push('kept'));
    pass(10);
    expect(calls).toEqual(['kept']);
  });

  it('after calls several callbacks in the order of their due times', () => {
    const { clock, pass } = open();
    const calls: string[] = [];
    clock.after(20, () => calls.push('second'));
    clock.after(10, () => clock.after(15, () => calls.push('third')));
    clock.after(10, () => calls.push('first'));
    pass(30);
    expect(calls).toEqual(['first', 'second', 'third']);
  });
}
