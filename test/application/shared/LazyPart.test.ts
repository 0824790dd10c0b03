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
});
