import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { LazyPart } from '../../../src/application/shared/LazyPart.ts';

describe('a part in a script of its own', () => {
  it('is fetched once and told of once, however many ask for it at the same time', async () => {
    let fetched = 0;
    const part = new LazyPart(async () => (fetched += 1));
    let told = 0;
    part.onLoad(() => (told += 1));
    expect(await Promise.all([part.load(), part.load(), part.load()])).toEqual([1, 1, 1]);
    await part.load();
    expect([fetched, told]).toEqual([1, 1]);
  });

  it('comes while nothing is going on after the first page, or with it where a first edit needs it', async () => {
    vi.resetModules();
    const { LazyPart: Part, fetchPartsWhenIdle } = await import('../../../src/application/shared/LazyPart.ts');
    const fetched: string[] = [];
    const later = new Part(async () => fetched.push('later'));
    const next = new Part(async () => fetched.push('next'), true);
    const idle: (() => void)[] = [];
    fetchPartsWhenIdle((work) => idle.push(work));
    await next.load();
    expect(fetched).toEqual(['next']);
    for (const work of idle) work();
    await later.load();
    expect(fetched).toEqual(['next', 'later']);
  });

  it('is fetched again where it could not be, by whoever asks next', async () => {
    let isDown = true;
    const part = new LazyPart(async () => {
      if (isDown) throw new Error('offline');
      return 'there';
    });
    await expect(part.load()).rejects.toThrow('offline');
    isDown = false;
    expect(await part.load()).toBe('there');
  });

  it('is held by who made it alone once it is there, with all that it was made from', async () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const make = async (): Promise<WeakRef<LazyPart<string>>> => {
      const part = new LazyPart(async () => 'there');
      await part.load();
      return new WeakRef(part);
    };
    const made = await make();
    // What a reference was made to in a task stays until the end of the task.
    await new Promise((over) => setImmediate(over));
    collect();
    expect(made.deref()).toBeUndefined();
  });
});
