import { escapePointer } from './findUnstorable.ts';
import { isRecord } from './shapes.ts';

const MAX_KEYS = 20;

/** Pointers to keys that the schema dropped. They are an error, because the caller expects them to be stored. */
export function unknownKeys(sent: unknown, parsed: unknown): readonly string[] {
  const found: string[] = [];
  function compare(before: unknown, after: unknown, pointer: string): void {
    if (before === after || found.length >= MAX_KEYS) return;
    if (Array.isArray(before) && Array.isArray(after)) {
      for (const [index, entry] of before.entries()) compare(entry, after[index], `${pointer}/${index}`);
    } else if (isRecord(before) && isRecord(after)) {
      for (const [key, value] of Object.entries(before)) {
        const at = `${pointer}/${escapePointer(key)}`;
        if (Object.hasOwn(after, key)) compare(value, after[key], at);
        else found.push(at);
      }
    }
  }
  compare(sent, parsed, '');
  return found.slice(0, MAX_KEYS);
}
