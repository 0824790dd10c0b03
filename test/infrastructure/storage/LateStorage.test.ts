import { beforeEach, describe, expect, it } from 'vitest';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { LateStorage } from '../../../src/infrastructure/storage/LateStorage.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';

/** The browser's, with room for so many characters a value. */
class Browser extends InMemoryStorage {
  room = Infinity;
  writes: string[] = [];

  override write(key: string, value: string): boolean {
    if (value.length > this.room) return false;
    this.writes.push(value);
    return super.write(key, value);
  }
}

describe('a storage that writes late', () => {
  let browser: Browser;
  let clock: ManualClock;
  let storage: LateStorage;

  beforeEach(() => {
    browser = new Browser();
    clock = new ManualClock();
    storage = new LateStorage(browser, clock);
    storage.write('draft', 'one', 'soon');
    browser.writes = [];
  });

  it('writes the last of what comes soon after each other, and reads it before [PC-9]', () => {
    for (const value of ['two', 'three']) expect(storage.write('draft', value, 'soon')).toBe(true);
    expect(storage.read('draft')).toBe('three');
    expect(storage.entries()).toEqual([['draft', 'three']]);
    expect(browser.writes).toEqual([]);
    clock.advance(1000);
    expect(browser.writes).toEqual(['three']);
    clock.advance(10_000);
    expect(browser.writes).toEqual(['three']);
  });

  it('writes what waits when the page goes [PC-9]', () => {
    storage.write('draft', 'two', 'soon');
    storage.flush();
    expect(browser.entries()).toEqual([['draft', 'two']]);
    clock.advance(1000);
    expect(browser.writes).toEqual(['two']);
  });

  it('writes at once what is not said to wait, and nothing older after it', () => {
    storage.write('draft', 'two', 'soon');
    storage.write('draft', 'three');
    clock.advance(1000);
    expect(browser.writes).toEqual(['three']);
  });

  it('writes at once the first of a key and what needs much more room, so that a refusal is told [PC-9]', () => {
    browser.room = 8;
    expect(storage.write('other', 'far too long', 'soon')).toBe(false);
    expect(storage.write('draft', 'far too long', 'soon')).toBe(false);
    expect(storage.read('draft')).toBe('one');
    expect(storage.write('other', 'short', 'soon')).toBe(true);
    expect(browser.read('other')).toBe('short');
  });

  it('tells by the next write that one was refused', () => {
    browser.room = 4;
    expect(storage.write('draft', 'three', 'soon')).toBe(true);
    clock.advance(1000);
    expect(storage.write('draft', 'three', 'soon')).toBe(false);
  });

  it.each([
    ['removed', (): void => storage.remove('draft')],
    ['cleared', (): void => storage.clear()],
  ])('never writes what was %s meanwhile', (_how, take) => {
    storage.write('draft', 'two', 'soon');
    take();
    expect(storage.read('draft')).toBeUndefined();
    clock.advance(1000);
    storage.flush();
    expect(browser.entries()).toEqual([]);
  });
});
