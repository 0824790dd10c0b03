import { expect, it } from 'vitest';
import type { KeyValueStorage } from '../../../src/application/shared/KeyValueStorage.ts';

export function keyValueStorageContract(open: () => KeyValueStorage): void {
  it('read returns the text that was written last for a key', () => {
    const storage = open();
    expect(storage.write('a', 'one')).toBe(true);
    expect(storage.write('a', '')).toBe(true);
    expect(storage.write('__proto__', 'zwei 漢字')).toBe(true);
    expect([storage.read('a'), storage.read('__proto__')]).toEqual(['', 'zwei 漢字']);
  });

  it('read returns undefined for an unknown key', () => {
    expect(open().read('toString')).toBeUndefined();
    expect(open().read('never')).toBeUndefined();
  });

  it('remove deletes one key, and clear deletes all keys', () => {
    const storage = open();
    storage.write('a', '1');
    storage.write('b', '2');
    storage.remove('a');
    storage.remove('never');
    expect([storage.read('a'), storage.read('b')]).toEqual([undefined, '2']);
    storage.clear();
    expect(storage.read('b')).toBeUndefined();
  });
}
