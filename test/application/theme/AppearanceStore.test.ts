import { describe, expect, it } from 'vitest';
import { AppearanceStore } from '../../../src/application/theme/AppearanceStore.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';

describe('AppearanceStore', () => {
  it('uses the device’s light or dark setting until the user chooses one, and stores the choice', () => {
    const storage = new InMemoryStorage();
    const store = new AppearanceStore(storage);
    expect(store.appearance).toBe('system');
    store.choose('dark');
    expect(new AppearanceStore(storage).appearance).toBe('dark');
    store.choose('system');
    expect(storage.read('theme')).toBeUndefined();
  });

  it('ignores an unknown stored appearance', () => {
    const storage = new InMemoryStorage();
    storage.write('theme', 'neon');
    expect(new AppearanceStore(storage).appearance).toBe('system');
  });
});
