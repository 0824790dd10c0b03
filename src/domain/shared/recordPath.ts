export type RecordPath = readonly string[];

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
const ownValue = (tree: Tree, key: string): unknown => (Object.hasOwn(tree, key) ? tree[key] : undefined);

export function valueAt(tree: unknown, path: RecordPath): unknown {
  let value = tree;
  for (const key of path) {
    if (!isTree(value)) return undefined;
    value = ownValue(value, key);
  }
  return value;
}

/** Sets the value at a path. `undefined` removes it, and then empty records below the first `keptLevels` levels. */
export function withValueAt<T extends Tree>(tree: T, path: RecordPath, value: unknown, keptLevels = 1): T {
  const [key, ...rest] = path;
  if (key === undefined) return tree;
  const others = Object.entries(tree).filter(([name]) => name !== key);
  const currentValue = ownValue(tree, key);
  if (value === undefined && currentValue === undefined) return tree;
  const next =
    rest.length === 0 ? value : withValueAt(isTree(currentValue) ? currentValue : {}, rest, value, keptLevels - 1);
  const isGone = next === undefined || (keptLevels <= 0 && isTree(next) && Object.keys(next).length === 0);
  return Object.fromEntries(isGone ? others : [...others, [key, next]]) as T;
}
