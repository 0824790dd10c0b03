import { isRecord, ownValue } from './shapes.ts';

export type RecordPath = readonly string[];

export function valueAt(tree: unknown, path: RecordPath): unknown {
  let value = tree;
  for (const key of path) {
    if (!isRecord(value)) return undefined;
    value = ownValue(value, key);
  }
  return value;
}

/** Sets the value at a path. `undefined` removes it, and then empty records below the first `keptLevels` levels. */
export function withValueAt<T extends Readonly<Record<string, unknown>>>(
  tree: T,
  path: RecordPath,
  value: unknown,
  keptLevels = 1,
): T {
  const [key, ...rest] = path;
  if (key === undefined) return tree;
  const others = Object.entries(tree).filter(([name]) => name !== key);
  const currentValue = ownValue(tree, key);
  if (value === undefined && currentValue === undefined) return tree;
  const next =
    rest.length === 0 ? value : withValueAt(isRecord(currentValue) ? currentValue : {}, rest, value, keptLevels - 1);
  const isRemoved = next === undefined || (keptLevels <= 0 && isRecord(next) && Object.keys(next).length === 0);
  return Object.fromEntries(isRemoved ? others : [...others, [key, next]]) as T;
}
