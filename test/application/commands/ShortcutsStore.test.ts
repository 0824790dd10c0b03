import { describe, expect, it } from 'vitest';
import { ShortcutsStore } from '../../../src/application/commands/ShortcutsStore.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';

describe('ShortcutsStore', () => {
  it('enables single-key shortcuts by default, and stores the user’s choice on the device [WCAG 2.1.4]', () => {
    const storage = new InMemoryStorage();
    const store = new ShortcutsStore(storage);
    expect(store.areOn).toBe(true);
    store.turn(false);
    expect(new ShortcutsStore(storage).areOn).toBe(false);
    store.turn(true);
    expect(new ShortcutsStore(storage).areOn).toBe(true);
    expect(storage.entries()).toEqual([]);
  });
});
