import { useState } from 'react';

/** React keys for a list whose entries have no ids. Call `add` or `remove` with each edit of the list. */
export function useListKeys(length: number) {
  const indexes = Array.from({ length }, (_, index) => index);
  const [storedKeys, setKeys] = useState<readonly number[]>(indexes);
  // If another user's edit has changed the length, use indexes as keys.
  const keys = storedKeys.length === length ? storedKeys : indexes;
  return {
    keys,
    add: () => setKeys([...keys, Math.max(-1, ...keys) + 1]),
    remove: (index: number) => setKeys(keys.toSpliced(index, 1)),
  };
}
